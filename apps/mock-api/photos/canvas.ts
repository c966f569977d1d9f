/** Red, green, blue, each up to 255, and how much covers what is below. */
type Color = readonly [red: number, green: number, blue: number, alpha: number];
/** A colour as `#rrggbb` or `#rrggbbaa`, or one for each place. */
export type Paint = string | ((x: number, y: number) => Color);
export type Point = readonly [x: number, y: number];

/** Each pixel is drawn as four, which smooths the edges. */
const scale = 2;

function parseColor(text: string): Color {
  const channel = (position: number) => Number.parseInt(text.slice(position, position + 2), 16);
  return [channel(1), channel(3), channel(5), text.length > 7 ? channel(7) / 255 : 1];
}

/** From one colour to the next along a line. */
export function gradient(from: Point, to: Point, ...stops: readonly string[]): Paint {
  const colors = stops.map(parseColor);
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = dx * dx + dy * dy;
  return (x, y) => blend(colors, ((x - from[0]) * dx + (y - from[1]) * dy) / length);
}

/** From the middle outwards. */
export function glow([cx, cy]: Point, radius: number, ...stops: readonly string[]): Paint {
  const colors = stops.map(parseColor);
  return (x, y) => blend(colors, Math.hypot(x - cx, y - cy) / radius);
}

function blend(colors: readonly Color[], share: number): Color {
  const place = Math.min(1, Math.max(0, share)) * (colors.length - 1);
  const before = Math.min(Math.floor(place), colors.length - 2);
  const [from, to] = [colors[before], colors[before + 1]];
  if (!from || !to) throw new Error('A gradient has two colours at least');
  const mix = (channel: 0 | 1 | 2 | 3) =>
    from[channel] + (to[channel] - from[channel]) * (place - before);
  return [mix(0), mix(1), mix(2), mix(3)];
}

/** Few tones, as on a printed poster: a file is half as long. */
const step = 8;

/** A picture to draw on, in pixels from the upper left corner. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly #pixels: Float32Array;
  #clip: readonly [left: number, top: number, right: number, bottom: number];

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.#pixels = new Float32Array(width * height * scale * scale * 3);
    this.#clip = [0, 0, width, height];
  }

  /** What is drawn inside this frame alone, as a view through a window. */
  within(x: number, y: number, width: number, height: number, draw: () => void): this {
    const outer = this.#clip;
    this.#clip = [x, y, x + width, y + height];
    draw();
    this.#clip = outer;
    return this;
  }

  #fill(
    [left, top]: Point,
    [right, bottom]: Point,
    paint: Paint,
    inside: (x: number, y: number) => boolean,
  ): this {
    const flat = typeof paint === 'string' ? parseColor(paint) : null;
    const columns = this.width * scale;
    const [clipLeft, clipTop, clipRight, clipBottom] = this.#clip;
    const end = Math.ceil(Math.min(clipRight, right) * scale);
    const last = Math.ceil(Math.min(clipBottom, bottom) * scale);
    for (let row = Math.floor(Math.max(clipTop, top) * scale); row < last; row += 1) {
      for (let column = Math.floor(Math.max(clipLeft, left) * scale); column < end; column += 1) {
        const x = (column + 0.5) / scale;
        const y = (row + 0.5) / scale;
        if (!inside(x, y)) continue;
        const [red, green, blue, alpha] = flat ?? (paint as (x: number, y: number) => Color)(x, y);
        const at = (row * columns + column) * 3;
        for (const [offset, value] of [red, green, blue].entries()) {
          const below = this.#pixels[at + offset] ?? 0;
          this.#pixels[at + offset] = below + (value - below) * alpha;
        }
      }
    }
    return this;
  }

  all(paint: Paint): this {
    return this.rect(0, 0, this.width, this.height, paint);
  }

  /** With corners as round as `radius`. */
  rect(x: number, y: number, width: number, height: number, paint: Paint, radius = 0): this {
    const [cx, cy] = [x + width / 2, y + height / 2];
    const [flatX, flatY] = [width / 2 - radius, height / 2 - radius];
    return this.#fill([x, y], [x + width, y + height], paint, (px, py) => {
      const dx = Math.abs(px - cx) - flatX;
      const dy = Math.abs(py - cy) - flatY;
      return dx <= 0 || dy <= 0 ? Math.max(dx, dy) <= radius : dx * dx + dy * dy <= radius * radius;
    });
  }

  ellipse(cx: number, cy: number, rx: number, ry: number, paint: Paint): this {
    return this.#fill(
      [cx - rx, cy - ry],
      [cx + rx, cy + ry],
      paint,
      (x, y) => ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1,
    );
  }

  circle(cx: number, cy: number, radius: number, paint: Paint): this {
    return this.ellipse(cx, cy, radius, radius, paint);
  }

  polygon(points: readonly Point[], paint: Paint): this {
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    return this.#fill(
      [Math.min(...xs), Math.min(...ys)],
      [Math.max(...xs), Math.max(...ys)],
      paint,
      (x, y) => {
        let inside = false;
        for (const [index, [ax, ay]] of points.entries()) {
          const [bx, by] = points.at(index - 1) ?? [ax, ay];
          if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
        }
        return inside;
      },
    );
  }

  line([ax, ay]: Point, [bx, by]: Point, width: number, paint: Paint): this {
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const [nx, ny] = [((ay - by) / length) * (width / 2), ((bx - ax) / length) * (width / 2)];
    return this.polygon(
      [
        [ax + nx, ay + ny],
        [bx + nx, by + ny],
        [bx - nx, by - ny],
        [ax - nx, ay - ny],
      ],
      paint,
    );
  }

  /** Red, green and blue of each pixel, line by line. */
  pixels(): Uint8Array {
    const out = new Uint8Array(this.width * this.height * 3);
    const columns = this.width * scale;
    for (let y = 0; y < this.height; y += 1) {
      for (let x = 0; x < this.width; x += 1) {
        for (let channel = 0; channel < 3; channel += 1) {
          let sum = 0;
          for (let part = 0; part < scale * scale; part += 1) {
            const row = y * scale + Math.floor(part / scale);
            const column = x * scale + (part % scale);
            sum += this.#pixels[(row * columns + column) * 3 + channel] ?? 0;
          }
          const value = sum / (scale * scale);
          out[(y * this.width + x) * 3 + channel] = Math.min(255, Math.round(value / step) * step);
        }
      }
    }
    return out;
  }
}

/** Numbers from 0 to 1 that are the same every time. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
