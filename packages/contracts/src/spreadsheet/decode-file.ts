export type DecodedFile =
  | { readonly text: string }
  | { readonly unreadable: 'workbook' | 'binary' };

/** Decodes UTF-8, UTF-16 and Windows-1252, in which Excel saves CSV. */
export function decodeFile(bytes: Uint8Array): DecodedFile {
  // `PK`, the signature of a ZIP archive: Excel workbooks are ZIP archives.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return { unreadable: 'workbook' };
  const text = decode(bytes);
  return text.includes('\0') ? { unreadable: 'binary' } : { text };
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
