/** What an RTF file is made of. */
export type RtfToken =
  | { kind: 'open' | 'close' }
  | { kind: 'word'; word: string; value: number | undefined }
  /** One byte of text, in the current code page. */
  | { kind: 'byte'; byte: number }

const [open, close, backslash, quote, minus, blank] = [0x7b, 0x7d, 0x5c, 0x27, 0x2d, 0x20]
const longestWord = 32

/** Cuts RTF into tokens, one after the other, in time proportional to its length. Data after `\bin` is passed over. */
export function* rtfTokens(bytes: Uint8Array): Generator<RtfToken> {
  const token: { kind: 'byte'; byte: number } = { kind: 'byte', byte: 0 }
  let at = 0
  while (at < bytes.length) {
    const byte = bytes[at] as number
    at += 1
    if (byte === open) yield { kind: 'open' }
    else if (byte === close) yield { kind: 'close' }
    else if (byte !== backslash) {
      if (byte === 0x0d || byte === 0x0a || byte === 0) continue
      token.byte = byte
      yield token
    } else {
      const next = bytes[at] ?? 0
      if (next === quote) {
        token.byte = Number.parseInt(latin1(bytes, at + 1, at + 3), 16) || 0x3f
        at += 3
        yield token
      } else if (!isLetter(next)) {
        at += 1
        yield { kind: 'word', word: String.fromCharCode(next), value: undefined }
      } else {
        const start = at
        while (at < bytes.length && at - start < longestWord && isLetter(bytes[at] as number)) at += 1
        const word = latin1(bytes, start, at)
        const numberAt = at
        if (bytes[at] === minus) at += 1
        while (at < bytes.length && at - numberAt < 11 && isDigit(bytes[at] as number)) at += 1
        const value = at > numberAt ? Number(latin1(bytes, numberAt, at)) || 0 : undefined
        if (bytes[at] === blank) at += 1
        if (word === 'bin') at += Math.max(0, value ?? 0)
        else yield { kind: 'word', word, value }
      }
    }
  }
}

function isLetter(byte: number): boolean {
  return (byte >= 0x61 && byte <= 0x7a) || (byte >= 0x41 && byte <= 0x5a)
}

function isDigit(byte: number): boolean {
  return byte >= 0x30 && byte <= 0x39
}

function latin1(bytes: Uint8Array, from: number, to: number): string {
  let text = ''
  for (let at = from; at < Math.min(to, bytes.length); at += 1) text += String.fromCharCode(bytes[at] as number)
  return text
}
