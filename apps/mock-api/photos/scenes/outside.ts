import { Canvas, dice, glow, gradient, type Point } from '../canvas.ts';

export interface ShopColors {
  readonly sky: readonly [string, string];
  readonly wall: string;
  readonly frame: string;
  readonly awning: readonly [string, string];
  readonly sign: string;
  readonly light: string;
}

/** A shop seen from across the street: sign, striped awning, two windows and a door. */
export function shopfront(colors: ShopColors, seed: number): Canvas {
  const next = dice(seed);
  const canvas = new Canvas(720, 540).all(gradient([0, 0], [60, 300], ...colors.sky));
  // The neighbours.
  canvas.rect(-10, 70, 130, 400, gradient([0, 70], [130, 470], '#8d8177', '#6f645c'));
  canvas.rect(600, 40, 140, 430, gradient([600, 40], [740, 470], '#9a938d', '#77706a'));
  for (const x of [18, 68, 622, 672])
    for (const y of [110, 200])
      canvas
        .rect(x - 4, y - 4, 36, 58, '#f3ece2', 2)
        .rect(x, y, 28, 50, gradient([x, y], [x + 28, y + 50], '#4b5a68', '#8fa5b5'));
  canvas.rect(118, 30, 484, 440, gradient([118, 30], [602, 470], colors.wall, colors.wall));
  canvas.rect(118, 30, 484, 440, gradient([118, 30], [602, 470], '#ffffff22', '#00000033'));
  canvas.rect(106, 22, 508, 16, '#f4efe6', 3).rect(106, 38, 508, 4, '#00000033');
  for (const x of [160, 270, 380, 490]) {
    canvas.rect(x - 6, 62, 82, 96, '#f7f2ea', 3);
    canvas.rect(x, 68, 70, 84, gradient([x, 68], [x + 70, 152], '#33475a', '#7f9db3'));
    canvas.polygon(
      [
        [x + 8, 152],
        [x + 44, 68],
        [x + 60, 68],
        [x + 24, 152],
      ],
      '#ffffff22',
    );
    canvas.rect(x + 33, 68, 4, 84, '#f7f2ea').rect(x - 8, 156, 86, 7, '#e4dccf', 2);
  }
  canvas.rect(134, 178, 452, 52, gradient([0, 178], [0, 230], colors.frame, colors.sign), 4);
  canvas.circle(170, 204, 15, colors.light).circle(170, 204, 8, colors.sign);
  let at = 200;
  while (at < 520) {
    const width = 22 + next() * 42;
    canvas.rect(at, 195, width, 18, colors.light, 9);
    at += width + 12;
  }
  for (const [x, width] of [
    [140, 170],
    [410, 170],
  ] as const) {
    canvas.rect(x - 8, 268, width + 16, 182, colors.frame, 3);
    canvas.rect(x, 276, width, 166, glow([x + width / 2, 300], 170, colors.light, '#6b5844'));
    for (let shelf = 0; shelf < 3; shelf += 1) {
      const y = 344 + shelf * 44;
      canvas.rect(x, y, width, 5, '#4a3a2b');
      for (let thing = x + 10; thing < x + width - 18;) {
        const [w, h] = [10 + next() * 16, 14 + next() * 20];
        const hue = [colors.awning[0], '#d9b382', colors.sign, '#f0e6d2', '#7a9b76'];
        canvas.rect(thing, y - h, w, h, hue[Math.floor(next() * hue.length)] ?? '#d9b382', 3);
        thing += w + 6 + next() * 8;
      }
    }
    canvas.polygon(
      [
        [x + 14, 442],
        [x + 84, 276],
        [x + 112, 276],
        [x + 42, 442],
      ],
      '#ffffff1f',
    );
  }
  canvas.rect(318, 262, 84, 208, colors.frame, 3);
  canvas.rect(328, 276, 64, 120, glow([360, 320], 90, colors.light, '#7d684f'), 3);
  canvas.rect(328, 406, 64, 58, gradient([328, 406], [392, 464], '#00000022', '#00000055'), 3);
  canvas.circle(384, 404, 5, '#f2d48b');
  canvas.rect(342, 318, 36, 20, '#fdfaf3', 4).rect(349, 326, 22, 4, colors.sign, 2);
  const stripes = 18;
  for (let stripe = 0; stripe < stripes; stripe += 1) {
    const [top, bottom] = [126 + (stripe * 468) / stripes, 112 + (stripe * 496) / stripes];
    const color = colors.awning[stripe % 2] ?? colors.sign;
    const [wTop, wBottom] = [468 / stripes, 496 / stripes];
    const sides: readonly Point[] = [
      [top, 230],
      [top + wTop, 230],
      [bottom + wBottom, 278],
      [bottom, 278],
    ];
    canvas.polygon(sides, color);
    canvas.ellipse(bottom + wBottom / 2, 278, wBottom / 2, 9, color);
  }
  canvas.polygon(
    [
      [126, 230],
      [594, 230],
      [608, 286],
      [112, 286],
    ],
    gradient([0, 230], [0, 286], '#ffffff2a', '#00000040'),
  );
  canvas.rect(0, 468, 720, 72, gradient([0, 468], [120, 540], '#b9b2a8', '#8e877e'));
  canvas.rect(0, 466, 720, 5, '#d9d3c9').polygon(
    [
      [112, 470],
      [608, 470],
      [650, 492],
      [90, 492],
    ],
    '#00000028',
  );
  for (let x = -40; x < 760; x += 90) canvas.line([x + 40, 470], [x - 20, 540], 2, '#00000022');
  for (const x of [132, 574]) {
    canvas.polygon(
      [
        [x - 18, 430],
        [x + 18, 430],
        [x + 13, 470],
        [x - 13, 470],
      ],
      gradient([x - 18, 430], [x + 18, 470], '#b8694a', '#7d4029'),
    );
    for (let leaf = 0; leaf < 26; leaf += 1) {
      const angle = next() * Math.PI * 2;
      const reach = next() * 26;
      const green = ['#4f7a4a', '#6c9a5b', '#3f633d', '#86b06c'][leaf % 4] ?? '#4f7a4a';
      canvas.circle(
        x + Math.cos(angle) * reach,
        408 + Math.sin(angle) * reach,
        5 + next() * 6,
        green,
      );
    }
  }
  return canvas;
}

/** A town by the water, row behind row of houses. */
export function skyline(
  colors: readonly [string, string, string],
  water: string,
  seed: number,
): Canvas {
  const next = dice(seed);
  const canvas = new Canvas(720, 540).all(gradient([0, 0], [140, 400], ...colors));
  canvas.circle(520, 236, 150, glow([520, 236], 150, '#fff6d866', '#fff6d800'));
  canvas.circle(520, 236, 44, glow([510, 226], 60, '#fffbe8', '#ffd98a'));
  for (let cloud = 0; cloud < 5; cloud += 1) {
    const [x, y] = [next() * 680, 40 + next() * 130];
    for (let puff = 0; puff < 5; puff += 1)
      canvas.ellipse(x + puff * 26, y + next() * 10, 34, 9 + next() * 7, '#ffffff2c');
  }
  for (const [row, tone] of ['#7d84a0', '#565c78', '#343850'].entries()) {
    let x = -20;
    while (x < 740) {
      const width = 30 + next() * 46;
      const height = 60 + next() * (150 - row * 25);
      const top = 380 + row * 12 - height + row * 26;
      canvas.rect(x, top, width, 480 - top, gradient([x, top], [x + width, 480], tone, '#2a2d42'));
      if (next() < 0.35)
        canvas.polygon(
          [
            [x, top],
            [x + width, top],
            [x + width / 2, top - 26],
          ],
          tone,
        );
      if (row > 0)
        for (let wy = top + 10; wy < 408; wy += 16)
          for (let wx = x + 6; wx < x + width - 8; wx += 13)
            if (next() < 0.45) canvas.rect(wx, wy, 6, 8, next() < 0.7 ? '#ffd98ad0' : '#fff3cc');
      x += width + (next() < 0.3 ? 8 : 0);
    }
  }
  canvas.rect(0, 424, 720, 116, gradient([0, 424], [80, 540], water, '#1b2234'));
  for (let wave = 0; wave < 70; wave += 1) {
    const y = 430 + next() * 104;
    const near = Math.abs(next() - 0.5) * 2 * 180;
    canvas.rect(
      520 - near / 2 + (next() - 0.5) * 380,
      y,
      14 + next() * 46,
      2,
      wave % 3 ? '#ffe9b02e' : '#ffffff24',
      1,
    );
  }
  for (const [x, size] of [
    [150, 1],
    [330, 0.7],
  ] as const) {
    const deck = 452 + size * 20;
    canvas.polygon(
      [
        [x - 52 * size, deck],
        [x + 52 * size, deck],
        [x + 36 * size, deck + 20 * size],
        [x - 40 * size, deck + 20 * size],
      ],
      '#e8e2d6',
    );
    canvas.line([x, deck], [x, deck - 96 * size], 3, '#d8cfbf');
    canvas.polygon(
      [
        [x + 4, deck - 92 * size],
        [x + 46 * size, deck - 8],
        [x + 4, deck - 8],
      ],
      '#fff9ec',
    );
    canvas.polygon(
      [
        [x - 4, deck - 80 * size],
        [x - 36 * size, deck - 8],
        [x - 4, deck - 8],
      ],
      '#e9dcc4',
    );
  }
  return canvas;
}
