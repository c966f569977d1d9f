import { Canvas, dice, glow, gradient } from '../canvas.ts';

const table = (from: string, to: string): Canvas =>
  new Canvas(720, 540).all(gradient([0, 0], [720, 540], from, to));

/** Bottles and jars in front of a plain wall. */
export function bottles(
  wall: readonly [string, string],
  tints: readonly string[],
  seed: number,
): Canvas {
  const next = dice(seed);
  const canvas = table(...wall);
  canvas.circle(360, 190, 330, glow([360, 190], 330, '#ffffff55', '#ffffff00'));
  canvas
    .rect(0, 400, 720, 140, gradient([0, 400], [200, 540], '#e9dcc6', '#b79b77'))
    .rect(0, 396, 720, 6, '#ffffff66');
  for (const [index, tint] of tints.entries()) {
    const x = 110 + index * (500 / tints.length) + next() * 14;
    const [width, height] = [64 + next() * 34, 130 + next() * 120];
    const y = 430 - height;
    canvas.ellipse(x + width / 2 + 16, 432, width * 0.66, 12, '#0000002c');
    canvas.rect(
      x + width * 0.3,
      y - 44,
      width * 0.4,
      60,
      gradient([x, 0], [x + width, 0], tint, '#00000040'),
      5,
    );
    canvas.rect(
      x + width * 0.26,
      y - 60,
      width * 0.48,
      24,
      gradient([x, 0], [x + width, 0], '#4a3d33', '#1f1a16'),
      4,
    );
    canvas.rect(x, y, width, height, tint, 18);
    canvas.rect(
      x,
      y,
      width,
      height,
      gradient([x, 0], [x + width, 0], '#ffffff38', '#00000048'),
      18,
    );
    canvas.rect(x + 7, y + 18, 8, height - 44, '#ffffff55', 4);
    canvas.rect(x + 4, y + height * 0.38, width - 8, height * 0.4, '#fbf5ea', 4);
    canvas
      .circle(x + width / 2, y + height * 0.52, 11, tint)
      .rect(x + 16, y + height * 0.66, width - 32, 5, '#3a332c99', 2);
  }
  return canvas;
}

/** Parcels and a bag, tied with a ribbon. */
export function parcels(
  wall: readonly [string, string],
  tints: readonly [string, string, string],
): Canvas {
  const canvas = table(...wall);
  canvas.circle(300, 160, 360, glow([300, 160], 360, '#ffffff55', '#ffffff00'));
  canvas.rect(0, 420, 720, 120, gradient([0, 420], [120, 540], '#f3eadc', '#c7b59a'));
  const box = (
    x: number,
    y: number,
    width: number,
    height: number,
    tint: string,
    ribbon: string,
  ) => {
    canvas.ellipse(x + width / 2 + 20, y + height, width * 0.62, 16, '#0000002a');
    canvas
      .rect(x, y, width, height, tint, 6)
      .rect(
        x,
        y,
        width,
        height,
        gradient([x, y], [x + width, y + height], '#ffffff38', '#0000003a'),
        6,
      );
    canvas
      .rect(x - 8, y - 4, width + 16, 34, tint, 5)
      .rect(
        x - 8,
        y - 4,
        width + 16,
        34,
        gradient([x, y], [x + width, y], '#ffffff48', '#0000001e'),
        5,
      )
      .rect(x, y + 30, width, 6, '#00000026');
    canvas.rect(x + width / 2 - 12, y - 4, 24, height + 4, ribbon);
    canvas
      .ellipse(x + width / 2 - 28, y - 18, 28, 15, ribbon)
      .ellipse(x + width / 2 + 28, y - 18, 28, 15, ribbon);
    canvas
      .ellipse(x + width / 2 - 28, y - 18, 16, 7, '#00000030')
      .ellipse(x + width / 2 + 28, y - 18, 16, 7, '#00000030')
      .circle(x + width / 2, y - 14, 12, ribbon);
  };
  box(96, 240, 200, 210, tints[0], '#fbf3e2');
  box(420, 300, 190, 150, tints[1], tints[0]);
  canvas.ellipse(380, 452, 90, 14, '#0000002a').polygon(
    [
      [302, 250],
      [452, 250],
      [440, 452],
      [314, 452],
    ],
    gradient([302, 250], [452, 452], tints[2], tints[2]),
  );
  canvas.polygon(
    [
      [302, 250],
      [452, 250],
      [440, 452],
      [314, 452],
    ],
    gradient([302, 250], [452, 452], '#ffffff40', '#00000030'),
  );
  for (const side of [-1, 1])
    for (let step = 0; step < 24; step += 1) {
      const angle = Math.PI * (step / 24);
      canvas.circle(
        377 + side * 6 - Math.cos(angle) * 36,
        250 - Math.sin(angle) * 52,
        3.5,
        '#5a4636',
      );
    }
  canvas.circle(376, 350, 34, '#fffaf0').circle(376, 350, 22, tints[0]);
  return canvas;
}

/** A plate from above, on a wooden table. */
export function plate(
  wood: readonly [string, string],
  food: readonly string[],
  seed: number,
): Canvas {
  const next = dice(seed);
  const canvas = table(...wood);
  for (let board = 0; board < 6; board += 1) {
    canvas.rect(0, board * 92, 720, 3, '#00000038');
    for (let grain = 0; grain < 7; grain += 1)
      canvas.rect(
        next() * 640,
        board * 92 + 10 + next() * 70,
        60 + next() * 200,
        1.6,
        '#00000016',
        1,
      );
  }
  canvas
    .ellipse(372, 288, 224, 220, '#00000033')
    .circle(360, 270, 214, gradient([220, 120], [520, 440], '#ffffff', '#dcd5c9'));
  canvas.circle(360, 270, 160, gradient([240, 150], [480, 400], '#e5dfd4', '#faf7f1'));
  for (let bite = 0; bite < 46; bite += 1) {
    const [angle, reach] = [next() * Math.PI * 2, Math.sqrt(next()) * 118];
    const [x, y] = [360 + Math.cos(angle) * reach, 270 + Math.sin(angle) * reach];
    const size = 13 + next() * 24;
    const tint = food[bite % food.length] ?? '#c98a4b';
    canvas
      .ellipse(x + 3, y + 5, size, size * 0.8, '#0000002a')
      .ellipse(x, y, size, size * 0.8, tint);
    canvas.ellipse(x - size * 0.25, y - size * 0.3, size * 0.45, size * 0.25, '#ffffff3c');
  }
  canvas
    .rect(96, 130, 12, 300, gradient([96, 0], [108, 0], '#f4f4f2', '#a9a9a6'), 6)
    .ellipse(102, 130, 17, 42, gradient([85, 0], [119, 0], '#fafaf8', '#b5b5b1'));
  canvas.rect(620, 130, 13, 300, gradient([620, 0], [633, 0], '#f4f4f2', '#a9a9a6'), 6);
  for (const tine of [608, 620, 632, 644]) canvas.rect(tine, 92, 5, 70, '#dededa', 2);
  canvas.rect(608, 150, 41, 18, '#d2d2ce', 8);
  return canvas;
}

/** Three cups from above. */
export function cups(ground: readonly [string, string], seed: number): Canvas {
  const next = dice(seed);
  const canvas = table(...ground);
  for (let bean = 0; bean < 34; bean += 1) {
    const [x, y] = [next() * 720, next() * 540];
    canvas
      .ellipse(x + 3, y + 4, 10, 7, '#00000030')
      .ellipse(x, y, 10, 7, '#5a3a26')
      .line([x - 8, y], [x + 8, y], 2, '#2f1d12');
  }
  for (const [x, y, size] of [
    [230, 210, 1],
    [510, 180, 0.8],
    [420, 390, 1.1],
  ] as const) {
    canvas
      .circle(x + 12, y + 16, 128 * size, '#00000030')
      .circle(x, y, 126 * size, gradient([x - 80, y - 80], [x + 90, y + 90], '#ffffff', '#d6cfc3'));
    canvas
      .circle(x, y, 88 * size, '#00000018')
      .rect(x + 62 * size, y - 15 * size, 56 * size, 30 * size, '#efe9df', 14 * size);
    canvas
      .circle(x, y, 80 * size, gradient([x - 60, y - 60], [x + 60, y + 60], '#fffdf9', '#cfc7ba'))
      .circle(x, y, 68 * size, glow([x, y], 70 * size, '#b57f4d', '#6b4227'));
    for (let leaf = 5; leaf > 0; leaf -= 1) {
      const wide = leaf * 9 * size;
      canvas
        .ellipse(x, y - 34 * size + leaf * 13 * size, wide, 11 * size, '#f6e6cd')
        .ellipse(x, y - 38 * size + leaf * 13 * size, wide * 0.82, 9 * size, '#a9713f');
    }
    canvas.circle(x, y - 28 * size, 8 * size, '#f6e6cd');
  }
  return canvas;
}

/** What there is today, chalked on a board. */
export function chalkboard(frame: string, chalk: readonly string[], seed: number): Canvas {
  const next = dice(seed);
  const canvas = table('#b7a58d', '#8a775f');
  canvas
    .rect(86, 40, 548, 470, '#00000040', 10)
    .rect(76, 28, 548, 470, gradient([76, 28], [624, 498], frame, '#3b2a1d'), 8);
  canvas.rect(98, 50, 504, 426, gradient([98, 50], [602, 476], '#2f3a38', '#1c2423'), 3);
  for (let smear = 0; smear < 40; smear += 1)
    canvas.ellipse(
      120 + next() * 460,
      70 + next() * 390,
      30 + next() * 60,
      8 + next() * 14,
      '#ffffff06',
    );
  const title = chalk[0] ?? '#ffffff';
  for (let letter = 0; letter < 8; letter += 1)
    canvas
      .rect(196 + letter * 42, 80 + (letter % 2) * 4, 24 + next() * 10, 36, title, 8)
      .rect(204 + letter * 42, 90, 12, 14, '#27312f', 4);
  canvas.rect(180, 132, 350, 4, title, 2);
  for (let row = 0; row < 7; row += 1) {
    const y = 168 + row * 40;
    const color = chalk[row % chalk.length] ?? title;
    let x = 140;
    for (let word = 0; word < 2 + Math.floor(next() * 3); word += 1) {
      const width = 26 + next() * 54;
      canvas.rect(x, y, width, 11, color, 5);
      x += width + 12;
    }
    for (let dot = x + 4; dot < 490; dot += 13) canvas.circle(dot, y + 9, 1.8, '#ffffff66');
    canvas.rect(504, y, 20 + next() * 34, 12, color, 5);
  }
  return canvas;
}
