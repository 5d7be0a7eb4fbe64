import { catalogue } from '#client/lib/catalogue'

/** Words of the export window. The toast of a started export stands in spec section 8. */

export const exportTexts = catalogue('visualsExport', {
  title: 'Export',
  /** The file of a visual whose name has no letter that a file may have. */
  unnamed: 'Untitled Visual',
  format: 'Format',
  formats: {
    png: { label: 'PNG', hint: 'Can be transparent' },
    jpeg: { label: 'JPEG', hint: 'Smallest' },
    pdf: { label: 'PDF', hint: 'LinkedIn carousels' },
    svg: { label: 'SVG', hint: 'Vector graphic' },
  },
  drawing: 'Save pages as',
  drawings: {
    vectors: { label: 'Text and shapes', hint: 'Smaller file' },
    pixels: { label: 'Images', hint: 'Exactly as on screen' },
  },
  size: 'Size',
  anySize: 'Sharp at any size',
  scale: (scale: number) => `${scale}x`,
  pixels: (size: string) => `${size} pixels`,
  tooLarge: (maxSide: string, maxMegapixels: string) =>
    `A picture has at most ${maxSide} pixels a side and ${maxMegapixels} megapixels.`,
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
      ? 'One picture could not be loaded and will be missing.'
      : `${count} pictures could not be loaded and will be missing.`,
  emptyFrames: (count: number) =>
    count === 1 ? 'One picture frame is still empty.' : `${count} picture frames are still empty.`,
  samples: (count: number, first: string) =>
    count === 1
      ? `One text is still the template’s sample: “${first}”.`
      : `${count} texts are still the template’s samples, such as “${first}”.`,
  missingFonts: (families: string) => `${families} could not be loaded. Another font is used.`,
  missingLetters: (letters: string) => `No font here has these characters; this device’s is used: ${letters}`,
  onWhite: 'JPEGs can’t be transparent. The background becomes white.',
  pdfOnWhite: 'PDFs can’t be transparent. The background becomes white.',

  asPixels: {
    shadow: (count: number) =>
      count === 1 ? 'One shadow is exported as an image.' : `${count} shadows are exported as images.`,
    effect: (count: number) =>
      count === 1
        ? 'One layer is exported as an image, as PDF doesn’t support its effect.'
        : `${count} layers are exported as images, as PDF doesn’t support their effects.`,
  },

  altText: 'Alternative text to paste',
  altFromWords: 'Alternative text to paste, from the page’s text',
  copyAlt: 'Copy text',
  altCopied: { title: 'Alternative text copied', description: 'Paste it where LinkedIn asks for it.' },
  altRefused: { title: 'Not copied', description: 'This browser doesn’t allow copying.' },
  copyPicture: 'Copy picture',

  cancel: 'Cancel',
  export: 'Export',
  exporting: 'Exporting...',
  started: { title: 'Export Started', description: 'Your visual is being exported...' },
  failed: { title: 'Export failed', description: 'The file could not be made. Try a smaller size or another format.' },
})
