import { AppError } from '#server/platform/errors'
import type { PostFileKind } from '#shared/rules/attachments'

/** Bytes needed to recognise a file. A PDF may begin with up to a kilobyte of something else. */
export const headBytes = 1024

const slides = /\.(?:pptx?|ppsx?|odp|key)$/i

/** Of another kind of film, or of still pictures, in the same boxes as an MP4. */
const notMp4 = new Set(['qt  ', 'heic', 'heix', 'mif1', 'msf1', 'avif', 'avis', 'M4A '])
const movies = /\.(?:mov|m4v|avi|mkv|webm|wmv|mpe?g)$/i

/**
 * What a file is, by its first bytes; its name only tells what to say of one that can't be attached. Whether it really is
 * one is found out when it is read.
 * @throws AppError EMPTY_FILE | UNSUPPORTED_TYPE
 */
export function recognisePostFile(head: Uint8Array, name: string): PostFileKind {
  if (head.length === 0) throw new AppError('EMPTY_FILE', 'postFileEmpty')
  const text = Buffer.from(head).toString('latin1')
  if (/^GIF8[79]a/.test(text)) throw new AppError('UNSUPPORTED_TYPE', 'photoMoves')
  if (text.startsWith('\x89PNG\r\n\x1a\n') || text.startsWith('\xff\xd8\xff')) return 'photo'
  if (/^RIFF.{4}WEBP/s.test(text)) return 'photo'
  if (text.slice(4, 8) === 'ftyp' && !notMp4.has(text.slice(8, 12))) return 'video'
  if (text.includes('%PDF-')) return 'pdf'
  if (text.slice(4, 12) === 'ftypqt  ' || movies.test(name)) throw new AppError('UNSUPPORTED_TYPE', 'videoNotMp4')
  throw new AppError('UNSUPPORTED_TYPE', slides.test(name) ? 'postFileSlides' : 'postFileUnsupported')
}
