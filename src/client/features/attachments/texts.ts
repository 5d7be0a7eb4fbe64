import { catalogue } from '#client/lib/catalogue'

/** Attaching one's own pictures or a PDF to a post. */
export const attachmentTexts = catalogue('attachments', {
  title: 'Your own files',
  add: 'Attach pictures or a PDF',
  addMore: 'Attach more pictures',
  hint: 'Up to 20 pictures, or one PDF. Drop them on the post, or choose them here.',
  drop: 'Drop to attach to the post',
  sending: (count: number) => (count === 1 ? 'Attaching 1 file' : `Attaching ${count} files`),
  attached: (name: string) => `${name} is attached.`,
  refused: (name: string) => `${name} was not attached`,
  list: 'Attached files',
  preview: (name: string) => `Preview of ${name}`,
  pages: (count: number) => (count === 1 ? 'PDF, 1 page' : `PDF, ${count} pages`),
  pixels: (width: number, height: number) => `${width} × ${height}`,
  altText: (name: string) => `Alternative text of ${name}`,
  altTextShort: 'Alternative text',
  earlier: (name: string) => `Move ${name} forward`,
  later: (name: string) => `Move ${name} back`,
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} was removed.`,
  changeFailed: 'That didn’t work',
  failed: 'The attached files could not be loaded',
})
