import type { exportTexts } from './texts.ts'

export const visualsExport: typeof exportTexts = {
  title: 'Exportieren',
  unnamed: 'Grafik ohne Namen',
  format: 'Format',
  formats: {
    png: { label: 'PNG', hint: 'Auch durchsichtig' },
    jpeg: { label: 'JPEG', hint: 'Am kleinsten' },
    pdf: { label: 'PDF', hint: 'LinkedIn-Karussells' },
    svg: { label: 'SVG', hint: 'Vektorgrafik' },
  },
  drawing: 'Seiten speichern als',
  drawings: {
    vectors: { label: 'Text und Formen', hint: 'Kleinere Datei' },
    pixels: { label: 'Bilder', hint: 'Genau wie auf dem Bildschirm' },
  },
  size: 'Größe',
  anySize: 'In jeder Größe scharf',
  scale: (scale) => `${scale}x`,
  pixels: (size) => `${size} Pixel`,
  tooLarge: (maxSide, maxMegapixels) =>
    `Ein Bild hat höchstens ${maxSide} Pixel je Seite und ${maxMegapixels} Megapixel.`,
  quality: 'Qualität',
  pages: 'Seiten',
  currentPage: (number) => `Nur Seite ${number}`,
  allPages: (count) => `Alle ${count} Seiten`,
  asOneFile: 'Ein Dokument',
  asFiles: (count) => `${count} Dateien in einem ZIP-Archiv`,

  bytes: (count, written) => (count === 1 ? '1 Byte' : `${written} Byte`),
  making: 'Die Datei wird erstellt …',
  makingPage: (page, count) => `Seite ${page} von ${count} wird erstellt …`,
  preparing: 'Schriften und Bilder werden geladen …',
  filesAndBytes: (count, size) => `${count} Dateien, zusammen ${size}`,
  failedToMake: 'Diese Datei konnte nicht erstellt werden. Versuchen Sie eine kleinere Größe oder ein anderes Format.',

  missingPictures: (count) =>
    count === 1
      ? 'Ein Bild konnte nicht geladen werden und wird fehlen.'
      : `${count} Bilder konnten nicht geladen werden und werden fehlen.`,
  emptyFrames: (count) => (count === 1 ? 'Ein Bildrahmen ist noch leer.' : `${count} Bildrahmen sind noch leer.`),
  samples: (count, first) =>
    count === 1
      ? `Ein Text ist noch das Muster der Vorlage: „${first}“.`
      : `${count} Texte sind noch Muster der Vorlage, zum Beispiel „${first}“.`,
  missingFonts: (families) => `${families} konnte nicht geladen werden. Eine andere Schrift ersetzt sie.`,
  missingLetters: (letters) => `Keine Schrift hier hat diese Zeichen; die dieses Geräts wird verwendet: ${letters}`,
  onWhite: 'JPEGs können nicht durchsichtig sein. Der Hintergrund wird weiß.',
  pdfOnWhite: 'PDFs können nicht durchsichtig sein. Der Hintergrund wird weiß.',

  asPixels: {
    shadow: (count) =>
      count === 1 ? 'Ein Schatten wird als Bild exportiert.' : `${count} Schatten werden als Bilder exportiert.`,
    effect: (count) =>
      count === 1
        ? 'Eine Ebene wird als Bild exportiert, weil PDF ihren Effekt nicht unterstützt.'
        : `${count} Ebenen werden als Bilder exportiert, weil PDF ihre Effekte nicht unterstützt.`,
  },

  altText: 'Alternativtext zum Einfügen',
  altFromWords: 'Alternativtext zum Einfügen, aus dem Text der Seite',
  copyAlt: 'Text kopieren',
  altCopied: { title: 'Alternativtext kopiert', description: 'Fügen Sie ihn ein, wo LinkedIn danach fragt.' },
  altRefused: {
    title: 'Nicht kopiert',
    description: 'Dieser Browser erlaubt das Kopieren nicht.',
  },
  copyPicture: 'Bild kopieren',

  cancel: 'Abbrechen',
  export: 'Exportieren',
  exporting: 'Export läuft …',
  started: { title: 'Export gestartet', description: 'Ihre Grafik wird exportiert …' },
  failed: {
    title: 'Export fehlgeschlagen',
    description: 'Die Datei konnte nicht erstellt werden. Versuchen Sie eine kleinere Größe oder ein anderes Format.',
  },
}
