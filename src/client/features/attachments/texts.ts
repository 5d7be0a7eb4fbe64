import { catalogue } from '#client/lib/catalogue'

/** Attaching one's own pictures, a PDF or a video to a post. */
export const attachmentTexts = catalogue('attachments', {
  title: 'Your own files',
  add: 'Attach pictures, a PDF or a video',
  addMore: 'Attach more pictures',
  hint: 'Up to 20 pictures, one PDF or one MP4 video. Drop them on the post, or choose them here.',
  drop: 'Drop to attach to the post',
  /** @param percent of the file that is being sent */
  sending: (count: number, percent: string) =>
    count === 1 ? `Attaching 1 file: ${percent}` : `Attaching ${count} files: ${percent}`,
  attached: (name: string) => `${name} is attached.`,
  refused: (name: string) => `${name} was not attached`,
  list: 'Attached files',
  preview: (name: string) => `Preview of ${name}`,
  pages: (count: number) => (count === 1 ? 'PDF, 1 page' : `PDF, ${count} pages`),
  length: (length: string) => `Video, ${length}`,
  altText: (name: string) => `Alternative text of ${name}`,
  altTextShort: 'Alternative text',
  earlier: (name: string) => `Move ${name} forward`,
  later: (name: string) => `Move ${name} back`,
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} was removed.`,
  changeFailed: 'That didn’t work',
  failed: 'The attached files could not be loaded',
})
