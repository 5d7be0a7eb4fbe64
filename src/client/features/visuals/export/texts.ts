import { catalogue } from '#client/lib/catalogue'

/** Words of the export window. The toast of a started export stands in spec section 8. */

export const exportTexts = catalogue('visualsExport', {
  title: 'Export',
  /** The file of a visual whose name has no letter that a file may have. */
  unnamed: 'Untitled Visual',
  format: 'Format',
  formats: {
    png: { label: 'PNG', hint: 'Sharp, and can be transparent' },
    jpeg: { label: 'JPEG', hint: 'Small, for photographs' },
    pdf: { label: 'PDF', hint: 'For documents and LinkedIn carousels' },
    svg: { label: 'SVG', hint: 'A vector graphic, sharp at any size' },
  },
  drawing: 'Save pages as',
  drawings: {
    vectors: { label: 'Text and shapes', hint: 'Small, sharp at any size; text can be selected' },
    pixels: { label: 'Images', hint: 'Exactly as on the screen; text can be selected' },
  },
  size: 'Size',
  anySize: 'Sharp at any size',
  scale: (scale: number) => `${scale}x`,
  pixels: (width: string, height: string) => `${width} × ${height} pixels`,
  tooLarge: (maxSide: string, maxMegapixels: string) =>
    `Larger sizes are not offered: a picture may have at most ${maxSide} pixels a side and ${maxMegapixels} megapixels.`,
  quality: 'Quality',
  pages: 'Pages',
  currentPage: (number: number) => `Page ${number} only`,
  allPages: (count: number) => `All ${count} pages`,
  asOneFile: 'One document',
  asFiles: (count: number) => `${count} files in one ZIP`,

  bytes: (count: number, written: string) => (count === 1 ? '1 byte' : `${written} bytes`),
  making: 'Making the file...',
  makingPage: (page: number, count: number) => `Making page ${page} of ${count}...`,
  preparing: 'Loading fonts and pictures...',
  filesAndBytes: (count: number, size: string) => `${count} files, ${size} together`,
  failedToMake: 'This file could not be made. Try a smaller size or another format.',

  missingPictures: (count: number) =>
    count === 1
      ? 'One picture could not be loaded. Its place will be marked as missing.'
      : `${count} pictures could not be loaded. Their places will be marked as missing.`,
  emptyFrames: (count: number) =>
    count === 1
      ? 'One picture frame is still empty and is exported empty.'
      : `${count} picture frames are still empty and are exported empty.`,
  samples: (count: number, first: string) =>
    count === 1
      ? `One text is still the template’s sample: “${first}”.`
      : `${count} texts are still the template’s samples, such as “${first}”.`,
  missingFonts: (families: string) => `${families} could not be loaded. Another font is used instead.`,
  missingLetters: (letters: string) =>
    `No font of the editor has these characters, so they are drawn in one of this device: ${letters}`,
  onWhite: 'A JPEG cannot be transparent. Its background becomes white.',
  pdfOnWhite: 'A PDF page cannot be transparent. Its background becomes white.',

  asPixels: {
    shadow: (count: number) =>
      count === 1
        ? 'One shadow is exported as an image, because PDF has no shadows. Its layer stays sharp.'
        : `${count} shadows are exported as images, because PDF has no shadows. Their layers stay sharp.`,
    effect: (count: number) =>
      count === 1
        ? 'One layer is exported as an image, because PDF does not support its effect.'
        : `${count} layers are exported as images, because PDF does not support their effects.`,
  },

  altText: 'Alternative text to paste',
  altFromWords: 'Alternative text to paste, taken from the page’s text',
  copyAlt: 'Copy Text',
  altCopied: { title: 'Alternative Text Copied', description: 'Paste it where LinkedIn asks for it.' },
  altRefused: { title: 'Not Copied', description: 'This browser does not allow copying to the clipboard.' },
  copyPicture: 'Copy Picture',

  cancel: 'Cancel',
  export: 'Export',
  exporting: 'Exporting...',
  started: { title: 'Export Started', description: 'Your visual is being exported...' },
  failed: { title: 'Export Failed', description: 'The file could not be made. Try a smaller size or another format.' },
})
