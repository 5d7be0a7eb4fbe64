import type { exportTexts } from './texts.ts'

export const visualsExport: typeof exportTexts = {
  title: 'Exportieren',
  format: 'Format',
  formats: {
    png: { label: 'PNG', hint: 'Scharf, auch durchsichtig' },
    jpeg: { label: 'JPEG', hint: 'Klein, für Fotos' },
    pdf: { label: 'PDF', hint: 'Für Dokumente und LinkedIn-Karussells' },
    svg: { label: 'SVG', hint: 'Eine Zeichnung, die in jeder Größe scharf bleibt' },
  },
  drawing: 'Seiten als',
  drawings: {
    vectors: { label: 'Buchstaben und Formen', hint: 'Klein, in jeder Größe scharf; Text lässt sich markieren' },
    pixels: { label: 'Bilder', hint: 'Jeder Pixel wie auf dem Bildschirm; Text lässt sich markieren' },
  },
  size: 'Größe',
  anySize: 'In jeder Größe scharf',
  scale: (scale) => `${scale}x`,
  pixels: (width, height) => `${width} × ${height} Pixel`,
  tooLarge: (maxSide, maxMegapixels) =>
    `Größeres wird nicht angeboten: Ein Bild darf höchstens ${maxSide} Pixel je Seite und ${maxMegapixels} Megapixel haben.`,
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
      ? 'Ein Bild konnte nicht geladen werden. Sein Platz wird als fehlend gekennzeichnet.'
      : `${count} Bilder konnten nicht geladen werden. Ihre Plätze werden als fehlend gekennzeichnet.`,
  emptyFrames: (count) =>
    count === 1
      ? 'Ein Bildrahmen ist noch leer und wird so zu sehen sein.'
      : `${count} Bildrahmen sind noch leer und werden so zu sehen sein.`,
  samples: (count, first) =>
    count === 1
      ? `Ein Text ist noch das Muster der Vorlage: „${first}“.`
      : `${count} Texte sind noch Muster der Vorlage, zum Beispiel „${first}“.`,
  missingFonts: (families) => `${families} konnte nicht geladen werden. Eine andere Schrift ersetzt sie.`,
  onWhite: 'Ein JPEG kann nicht durchsichtig sein. Es wird auf Weiß gesetzt.',
  pdfOnWhite: 'Eine PDF-Seite kann nicht durchsichtig sein. Sie wird auf Weiß gesetzt.',

  asPixels: {
    shadow: (count) =>
      count === 1
        ? 'Ein Schatten bleibt ein Pixelbild, denn ein PDF kennt keine. Seine Ebene bleibt scharf.'
        : `${count} Schatten bleiben Pixelbilder, denn ein PDF kennt keine. Ihre Ebenen bleiben scharf.`,
    letters: (count) =>
      count === 1
        ? 'Eine Ebene bleibt ein Pixelbild: Den Schriften des Editors fehlen manche ihrer Zeichen. Ihr Text lässt sich trotzdem markieren.'
        : `${count} Ebenen bleiben Pixelbilder: Den Schriften des Editors fehlen manche ihrer Zeichen. Ihr Text lässt sich trotzdem markieren.`,
    effect: (count) =>
      count === 1
        ? 'Eine Ebene bleibt ein Pixelbild, denn ein PDF kennt ihren Effekt nicht.'
        : `${count} Ebenen bleiben Pixelbilder, denn ein PDF kennt ihre Effekte nicht.`,
  },

  altText: 'Alternativtext zum Einfügen',
  altFromWords: 'Alternativtext zum Einfügen, aus den Wörtern der Seite',
  copyAlt: 'Text kopieren',
  altCopied: { title: 'Alternativtext kopiert', description: 'Fügen Sie ihn ein, wo LinkedIn danach fragt.' },
  altRefused: { title: 'Nicht kopiert', description: 'Dieser Browser ließ den Text nicht in die Zwischenablage.' },
  copyPicture: 'Bild kopieren',

  cancel: 'Abbrechen',
  export: 'Exportieren',
  exporting: 'Exportiert …',
  started: { title: 'Export gestartet', description: 'Ihre Grafik wird exportiert …' },
  failed: {
    title: 'Export fehlgeschlagen',
    description: 'Die Datei konnte nicht erstellt werden. Versuchen Sie eine kleinere Größe oder ein anderes Format.',
  },
}
