import { Canvas, dice, gradient, glow } from '../canvas.ts';

const skins = ['#f1c7a5', '#a86b48', '#e0a67c', '#6f432b', '#d79a70', '#8a5638'];
const hairs = ['#2b1d16', '#5a3a22', '#191416', '#8c5a2b', '#3b3a3f', '#c59a5b'];

interface Figure {
  readonly x: number;
  readonly base: number;
  readonly size: number;
  readonly shirt: string;
  readonly apron: string;
  readonly place: number;
}

function person(canvas: Canvas, { x, base, size, shirt, apron, place }: Figure): void {
  const skin = skins[place % skins.length] ?? '#e0a67c';
  const hair = hairs[place % hairs.length] ?? '#2b1d16';
  const s = size;
  if (place % 2 === 1) canvas.rect(x - 47 * s, base - 288 * s, 94 * s, 118 * s, hair, 40 * s);
  canvas.rect(
    x - 62 * s,
    base - 190 * s,
    124 * s,
    240 * s,
    gradient([x - 62 * s, 0], [x + 62 * s, 0], shirt, shirt),
    46 * s,
  );
  canvas.rect(
    x - 62 * s,
    base - 190 * s,
    124 * s,
    240 * s,
    gradient([x - 62 * s, 0], [x + 62 * s, 0], '#ffffff26', '#0000002e'),
    46 * s,
  );
  canvas
    .rect(x - 37 * s, base - 128 * s, 74 * s, 180 * s, apron, 10 * s)
    .rect(x - 30 * s, base - 190 * s, 7 * s, 66 * s, apron)
    .rect(x + 23 * s, base - 190 * s, 7 * s, 66 * s, apron);
  canvas.rect(x - 20 * s, base - 74 * s, 40 * s, 34 * s, '#00000022', 6 * s);
  canvas
    .rect(
      x - 17 * s,
      base - 224 * s,
      34 * s,
      50 * s,
      gradient([0, base - 224 * s], [0, base - 174 * s], '#00000030', skin),
      14 * s,
    )
    .rect(x - 15 * s, base - 222 * s, 30 * s, 42 * s, skin, 12 * s);
  canvas
    .ellipse(x, base - 254 * s, 40 * s, 48 * s, hair)
    .ellipse(x, base - 246 * s, 36 * s, 43 * s, skin);
  canvas
    .ellipse(x, base - 284 * s, 37 * s, 18 * s, hair)
    .ellipse(x - 18 * s, base - 274 * s, 20 * s, 13 * s, hair);
  for (const side of [-1, 1])
    canvas
      .circle(x + side * 14 * s, base - 248 * s, 3.6 * s, '#2b211c')
      .ellipse(x + side * 22 * s, base - 234 * s, 7 * s, 4 * s, '#e4736a40');
  canvas
    .ellipse(x, base - 226 * s, 13 * s, 7 * s, '#9c3f3a')
    .rect(x - 14 * s, base - 235 * s, 28 * s, 9 * s, skin);
}

/** The people of the house, side by side. */
export function team(
  wall: readonly [string, string],
  apron: string,
  shirts: readonly string[],
  seed: number,
): Canvas {
  const next = dice(seed);
  const canvas = new Canvas(720, 540).all(gradient([0, 0], [720, 540], ...wall));
  for (let y = 0; y < 540; y += 30)
    for (let x = (y / 30) % 2 ? -30 : 0; x < 720; x += 60)
      canvas.rect(x + 1, y + 1, 58, 28, next() < 0.5 ? '#ffffff12' : '#0000000f', 2);
  canvas.circle(360, 120, 380, glow([360, 120], 380, '#ffffff40', '#ffffff00'));
  const step = 640 / shirts.length;
  const size = Math.min(1.25, step / 135);
  for (const [place, shirt] of shirts.entries()) {
    const x = 40 + step * (place + 0.5);
    canvas.ellipse(x + 14, 545, 74 * size, 30, '#00000030');
    person(canvas, { x, base: 500 + (place % 2) * 18, size, shirt, apron, place: place + seed });
  }
  return canvas;
}

/** Somebody at the bench, with tools on the wall. */
export function workbench(wall: readonly [string, string], shirt: string, seed: number): Canvas {
  const next = dice(seed);
  const canvas = new Canvas(720, 540).all(gradient([0, 0], [720, 400], ...wall));
  canvas.rect(60, 50, 280, 190, gradient([60, 50], [340, 240], '#caa77a', '#96764d'), 4);
  for (let hole = 0; hole < 13; hole += 1)
    for (let row = 0; row < 8; row += 1)
      canvas.circle(76 + hole * 21, 66 + row * 22, 2, '#00000030');
  for (let tool = 0; tool < 6; tool += 1) {
    const x = 90 + tool * 42;
    const length = 70 + next() * 70;
    canvas.rect(x, 80, 9, length, gradient([x, 0], [x + 9, 0], '#b34a36', '#7a2d20'), 4);
    canvas.rect(
      x - 9,
      72,
      27,
      18 + next() * 12,
      gradient([x - 9, 0], [x + 18, 0], '#d8dadd', '#8b9096'),
      3,
    );
  }
  canvas.rect(590, 60, 100, 250, '#4b4038', 4);
  for (let shelf = 0; shelf < 4; shelf += 1)
    for (let jar = 0; jar < 3; jar += 1)
      canvas.rect(
        598 + jar * 30,
        74 + shelf * 60,
        24,
        40,
        ['#c8744f', '#6f8f86', '#e3c68e', '#56657a'][(shelf + jar) % 4] ?? '#c8744f',
        5,
      );
  person(canvas, { x: 452, base: 440, size: 1.15, shirt, apron: '#3c4650', place: seed });
  canvas
    .rect(0, 400, 720, 140, gradient([0, 400], [300, 540], '#c39a66', '#7d5a35'))
    .rect(0, 396, 720, 8, '#e3c08c');
  for (let grain = 0; grain < 22; grain += 1)
    canvas.rect(next() * 640, 412 + next() * 120, 80 + next() * 180, 1.8, '#0000001c', 1);
  canvas
    .rect(96, 366, 150, 34, '#56616c', 5)
    .rect(120, 340, 30, 30, '#6d7a86', 3)
    .rect(196, 346, 26, 24, '#6d7a86', 3);
  for (const side of [-1, 1])
    canvas
      .line([452 + side * 66, 330], [452 + side * 30, 404], 36, shirt)
      .circle(452 + side * 30, 408, 20, skins[seed % skins.length] ?? '#e0a67c');
  canvas.rect(390, 414, 130, 20, gradient([390, 0], [520, 0], '#ead2a8', '#b88d57'), 4);
  for (let curl = 0; curl < 14; curl += 1)
    canvas.ellipse(340 + next() * 260, 450 + next() * 60, 9 + next() * 8, 4, '#f0d9ae');
  return canvas;
}

/** The mark of a house: two letters' worth of shapes on a disc. */
export function mark(
  ground: readonly [string, string],
  shape: string,
  kind: 'leaf' | 'wave' | 'peak',
): Canvas {
  const canvas = new Canvas(512, 512).all(gradient([0, 0], [512, 512], ...ground));
  canvas
    .circle(256, 256, 196, '#ffffff1f')
    .circle(256, 256, 184, gradient([100, 100], [420, 420], '#fffdf8', '#e8dfd0'));
  if (kind === 'leaf') {
    for (const side of [-1, 1])
      canvas.polygon(
        [
          [256, 110],
          [256 + side * 92, 214],
          [256 + side * 74, 320],
          [256, 376],
        ],
        gradient([164, 110], [348, 376], shape, side < 0 ? ground[0] : shape),
      );
    canvas.rect(251, 150, 10, 260, '#fffdf8', 4);
  } else if (kind === 'wave') {
    for (let row = 0; row < 3; row += 1)
      for (let wave = 0; wave < 3; wave += 1) {
        const [x, y] = [160 + wave * 96, 190 + row * 66];
        canvas.circle(x, y, 48, shape).circle(x, y + 18, 46, '#f5eee3');
      }
    canvas.circle(330, 128, 26, ground[1]);
  } else {
    canvas.polygon(
      [
        [110, 340],
        [220, 160],
        [300, 290],
        [336, 236],
        [404, 340],
      ],
      gradient([110, 160], [404, 340], shape, ground[1]),
    );
    canvas
      .polygon(
        [
          [220, 160],
          [188, 214],
          [214, 226],
          [232, 208],
          [252, 212],
        ],
        '#fffdf8',
      )
      .rect(130, 356, 252, 14, shape, 7);
  }
  return canvas;
}
