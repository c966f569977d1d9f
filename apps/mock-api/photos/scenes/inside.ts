import { Canvas, dice, glow, gradient } from '../canvas.ts';

export interface RoomColors {
  readonly wall: readonly [string, string];
  readonly floor: readonly [string, string];
  readonly accent: string;
  readonly wood: string;
}

function room({ wall, floor }: RoomColors): Canvas {
  const canvas = new Canvas(720, 540).all(gradient([0, 0], [720, 380], ...wall));
  canvas.rect(0, 380, 720, 160, gradient([0, 380], [90, 540], ...floor));
  for (let plank = -8; plank <= 20; plank += 1)
    canvas.line([360 + (plank - 6) * 46, 380], [360 + (plank - 6) * 118, 540], 1.6, '#00000026');
  return canvas.rect(0, 372, 720, 10, '#f5efe4').rect(0, 380, 720, 4, '#00000030');
}

function lamp(canvas: Canvas, x: number, length: number, color: string): void {
  canvas.line([x, 0], [x, length], 2.5, '#2c2723');
  canvas.circle(x, length + 40, 120, glow([x, length + 40], 120, '#ffe9b066', '#ffe9b000'));
  canvas.polygon(
    [
      [x - 12, length],
      [x + 12, length],
      [x + 36, length + 36],
      [x - 36, length + 36],
    ],
    color,
  );
  canvas.ellipse(x, length + 36, 36, 7, '#fff6d8');
}

function plant(canvas: Canvas, x: number, y: number, seed: number): void {
  const next = dice(seed);
  for (let leaf = 0; leaf < 22; leaf += 1) {
    const angle = -Math.PI * (0.08 + next() * 0.84);
    const [length, width] = [60 + next() * 70, 10 + next() * 8];
    const [tipX, tipY] = [x + Math.cos(angle) * length, y - 44 + Math.sin(angle) * length];
    const [sideX, sideY] = [Math.sin(angle) * width, -Math.cos(angle) * width];
    const [midX, midY] = [
      x + Math.cos(angle) * length * 0.55,
      y - 44 + Math.sin(angle) * length * 0.55,
    ];
    const green = ['#3f6b4a', '#55875a', '#2f5540', '#74a36c'][leaf % 4] ?? '#3f6b4a';
    canvas.polygon(
      [
        [x, y - 40],
        [midX + sideX, midY + sideY],
        [tipX, tipY],
        [midX - sideX, midY - sideY],
      ],
      green,
    );
  }
  canvas.polygon(
    [
      [x - 34, y - 52],
      [x + 34, y - 52],
      [x + 24, y],
      [x - 24, y],
    ],
    gradient([x - 34, y], [x + 34, y], '#efe7da', '#b9ad9b'),
  );
}

/** Shelves full of things behind a counter, under three lamps. */
export function counter(colors: RoomColors, seed: number): Canvas {
  const next = dice(seed);
  const canvas = room(colors);
  for (let shelf = 0; shelf < 3; shelf += 1) {
    const y = 160 + shelf * 76;
    for (let x = 96; x < 604;) {
      const [width, height] = [14 + next() * 26, 22 + next() * 34];
      const tints = [colors.accent, '#d8b98a', '#f1e7d6', '#6f8f86', '#b65f4a', '#3f4f63'];
      const tint = tints[Math.floor(next() * tints.length)] ?? colors.accent;
      canvas.rect(x, y - height, width, height, gradient([x, y], [x + width, y], tint, tint), 4);
      canvas.rect(x + 2, y - height + 3, 4, height - 8, '#ffffff40', 2);
      if (next() < 0.4) canvas.rect(x + width / 2 - 3, y - height - 9, 6, 10, tint, 2);
      x += width + 5 + next() * 12;
    }
    canvas.rect(84, y, 540, 10, colors.wood, 2).rect(84, y + 10, 540, 6, '#00000022');
  }
  canvas.rect(120, 356, 480, 130, gradient([120, 356], [600, 486], colors.accent, '#2a2623'), 4);
  for (let slat = 136; slat < 590; slat += 26) canvas.rect(slat, 376, 3, 104, '#00000030');
  canvas.rect(104, 344, 512, 20, gradient([0, 344], [0, 364], '#f7efe0', '#cbb899'), 5);
  canvas.rect(420, 286, 96, 58, '#3a3f46', 8).rect(430, 294, 76, 30, '#7f8b96', 4);
  canvas
    .circle(446, 332, 5, '#e6c98d')
    .circle(466, 332, 5, '#e6c98d')
    .circle(486, 332, 5, '#e6c98d');
  for (const x of [190, 226, 262])
    canvas.rect(x, 322, 22, 22, '#fffaf0', 5).ellipse(x + 11, 323, 11, 3.4, '#6a4a33');
  for (const [x, length] of [
    [190, 40],
    [360, 56],
    [530, 40],
  ] as const)
    lamp(canvas, x, length, colors.accent);
  plant(canvas, 668, 500, seed + 9);
  return canvas;
}

/** A sofa by the window, with a view. */
export function lounge(colors: RoomColors, seed: number): Canvas {
  const next = dice(seed);
  const canvas = room(colors);
  canvas
    .rect(70, 60, 300, 230, '#fbf6ec', 4)
    .rect(80, 70, 280, 210, gradient([80, 70], [200, 280], '#8fbfe0', '#f6e7c8'));
  canvas.within(80, 70, 280, 210, () => {
    for (const [hill, green] of ['#7ea48a', '#5f8a72', '#93b596', '#4f7863'].entries())
      canvas.ellipse(110 + hill * 80, 286, 90, 40 + next() * 40, green);
  });
  canvas.rect(60, 284, 320, 12, '#f2eadb', 2);
  canvas.rect(217, 70, 7, 210, '#fbf6ec').rect(80, 172, 280, 6, '#fbf6ec');
  canvas.polygon(
    [
      [90, 384],
      [360, 384],
      [520, 540],
      [120, 540],
    ],
    '#ffffff1c',
  );
  canvas
    .rect(470, 90, 120, 150, '#3b332c', 2)
    .rect(478, 98, 104, 134, gradient([478, 98], [582, 232], colors.accent, '#f2d9a8'));
  canvas
    .circle(540, 140, 20, '#fff3cf')
    .polygon(
      [
        [478, 232],
        [520, 168],
        [560, 232],
      ],
      '#00000035',
    )
    .polygon(
      [
        [530, 232],
        [562, 186],
        [582, 232],
      ],
      '#00000028',
    );
  canvas.ellipse(400, 492, 270, 34, '#0000002e');
  canvas.rect(
    190,
    330,
    420,
    110,
    gradient([190, 330], [610, 440], colors.accent, colors.accent),
    26,
  );
  canvas.rect(190, 330, 420, 110, gradient([190, 330], [610, 440], '#ffffff30', '#00000020'), 26);
  canvas
    .rect(210, 398, 380, 66, gradient([0, 398], [0, 464], '#ffffff26', '#0000002a'), 16)
    .rect(398, 402, 3, 58, '#00000030');
  for (const x of [166, 574])
    canvas.rect(x, 366, 60, 110, gradient([x, 366], [x + 60, 476], colors.accent, '#2c2a28'), 22);
  for (const x of [200, 580]) canvas.rect(x, 470, 12, 26, colors.wood, 3);
  canvas
    .polygon(
      [
        [260, 350],
        [322, 340],
        [330, 402],
        [268, 410],
      ],
      '#f3e2b8',
    )
    .polygon(
      [
        [480, 344],
        [540, 352],
        [530, 412],
        [472, 404],
      ],
      '#e7ded0',
    );
  canvas
    .rect(300, 486, 210, 12, colors.wood, 5)
    .rect(322, 498, 9, 34, colors.wood)
    .rect(480, 498, 9, 34, colors.wood);
  canvas
    .rect(350, 466, 26, 20, '#fffaf0', 5)
    .rect(420, 476, 60, 5, '#b65f4a', 2)
    .rect(424, 481, 56, 5, '#3f4f63', 2);
  plant(canvas, 662, 490, seed + 4);
  lamp(canvas, 430, 46, colors.wood);
  return canvas;
}

/** A bed made for tonight. */
export function bedroom(colors: RoomColors, seed: number): Canvas {
  const canvas = room(colors);
  canvas.rect(0, 130, 720, 250, gradient([0, 130], [720, 380], '#ffffff14', '#0000001c'));
  canvas.rect(170, 190, 380, 190, gradient([170, 190], [550, 380], colors.wood, '#3a2c22'), 14);
  for (let tuft = 0; tuft < 5; tuft += 1)
    canvas.rect(186 + tuft * 72, 204, 62, 120, '#ffffff12', 10);
  canvas.polygon(
    [
      [190, 330],
      [530, 330],
      [600, 500],
      [120, 500],
    ],
    gradient([190, 330], [600, 500], '#fffdf8', '#d9d2c6'),
  );
  canvas.polygon(
    [
      [170, 400],
      [550, 400],
      [606, 512],
      [114, 512],
    ],
    gradient([170, 400], [560, 512], colors.accent, '#26303c'),
  );
  canvas.polygon(
    [
      [170, 400],
      [550, 400],
      [558, 418],
      [162, 418],
    ],
    '#ffffff30',
  );
  for (const x of [214, 372])
    canvas.rect(x, 306, 134, 58, gradient([x, 306], [x + 134, 364], '#ffffff', '#d4ccbf'), 22);
  canvas.rect(
    306,
    338,
    108,
    44,
    gradient([306, 338], [414, 382], colors.accent, colors.accent),
    16,
  );
  for (const x of [64, 570]) {
    canvas
      .rect(x, 348, 86, 84, gradient([x, 348], [x + 86, 432], colors.wood, '#3a2c22'), 4)
      .circle(x + 43, 390, 4, '#e6c98d');
    canvas.circle(x + 43, 280, 110, glow([x + 43, 280], 110, '#ffe6a877', '#ffe6a800'));
    canvas.rect(x + 39, 300, 8, 48, '#c9a86a').polygon(
      [
        [x + 22, 254],
        [x + 64, 254],
        [x + 80, 304],
        [x + 6, 304],
      ],
      gradient([x, 254], [x, 304], '#fff6dc', '#f0d9a2'),
    );
  }
  canvas
    .rect(296, 56, 128, 96, '#f5efe4', 2)
    .rect(304, 64, 112, 80, gradient([304, 64], [416, 144], '#f2c38a', '#6d86a6'));
  canvas.within(304, 64, 112, 80, () => {
    canvas.circle(380, 98, 13, '#fff1cc').ellipse(360, 146, 70, 30, '#4c627a');
  });
  plant(canvas, 690, 520, seed);
  return canvas;
}
