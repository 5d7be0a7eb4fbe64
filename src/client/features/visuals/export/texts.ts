import { catalogue } from '#client/lib/catalogue'

/** Words of the export window. The toast of a started export stands in spec section 8. */

export const exportTexts = catalogue('visualsExport', {
  title: 'Export',
  format: 'Format',
  formats: {
    png: { label: 'PNG', hint: 'Sharp, and can be transparent' },
    jpeg: { label: 'JPEG', hint: 'Small, for photographs' },
    pdf: { label: 'PDF', hint: 'For documents and LinkedIn carousels' },
    svg: { label: 'SVG', hint: 'A drawing that stays sharp at any size' },
  },
  drawing: 'Pages as',
  drawings: {
    vectors: { label: 'Letters and shapes', hint: 'Small, sharp at any size; text can be selected' },
    pixels: { label: 'Pictures', hint: 'Every pixel as on the screen; text can be selected' },
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
      ? 'One picture frame is still empty and will show as an empty frame.'
      : `${count} picture frames are still empty and will show as empty frames.`,
  samples: (count: number, first: string) =>
    count === 1
      ? `One text is still the template’s sample: “${first}”.`
      : `${count} texts are still the template’s samples, such as “${first}”.`,
  missingFonts: (families: string) => `${families} could not be loaded. Another font is used instead.`,
  onWhite: 'A JPEG cannot be transparent. It is put on white.',
  pdfOnWhite: 'A PDF page cannot be transparent. It is put on white.',

  asPixels: {
    shadow: (count: number) =>
      count === 1
        ? 'One shadow is kept as pixels, since a PDF has none. Its layer stays sharp.'
        : `${count} shadows are kept as pixels, since a PDF has none. Their layers stay sharp.`,
    letters: (count: number) =>
      count === 1
        ? 'One layer is kept as pixels: the editor’s fonts lack some of its letters. Its text can still be selected.'
        : `${count} layers are kept as pixels: the editor’s fonts lack some of their letters. Their text can still be selected.`,
    effect: (count: number) =>
      count === 1
        ? 'One layer is kept as pixels, since a PDF does not know its effect.'
        : `${count} layers are kept as pixels, since a PDF does not know their effects.`,
  },

  altText: 'Alternative text to paste',
  altFromWords: 'Alternative text to paste, from the page’s words',
  copyAlt: 'Copy Text',
  altCopied: { title: 'Alternative Text Copied', description: 'Paste it where LinkedIn asks for it.' },
  altRefused: { title: 'Not Copied', description: 'This browser did not let the text onto the clipboard.' },
  copyPicture: 'Copy Picture',

  cancel: 'Cancel',
  export: 'Export',
  exporting: 'Exporting...',
  started: { title: 'Export Started', description: 'Your visual is being exported...' },
  failed: { title: 'Export Failed', description: 'The file could not be made. Try a smaller size or another format.' },
})
