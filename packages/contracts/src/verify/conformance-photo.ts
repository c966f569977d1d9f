import { crc32, deflateSync } from 'node:zlib';
import { photoLimits } from '../rules/limits.ts';

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

function chunk(name: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/**
 * A square PNG whose edge has the provider's minimum length. Its first lines are noise, so that the compressed file has
 * the minimum size.
 */
export function conformancePhoto(): File {
  const edge = photoLimits.minimumShortEdge;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(edge, 0);
  header.writeUInt32BE(edge, 4);
  // Bit depth 8, colour type 2 (RGB).
  header.set([8, 2, 0, 0, 0], 8);
  const stride = 1 + 3 * edge;
  const lines = new Uint8Array(stride * edge);
  let noise = 1;
  for (let at = 0; at < photoLimits.minimumBytes; at += 1) {
    noise = (Math.imul(noise, 1_664_525) + 1_013_904_223) >>> 0;
    // The first byte of each line is its filter type, 0 for none.
    if (at % stride !== 0) lines[at] = noise >>> 24;
  }
  const content = Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', new Uint8Array()),
  ]);
  return new File([new Uint8Array(content)], 'conformance.png', { type: 'image/png' });
}
