import type { Words } from '#client/lib/catalogue'
import type { attachmentTexts } from './texts.ts'

export const attachments: Words<typeof attachmentTexts> = {
  title: 'Eigene Dateien',
  add: 'Bild, PDF oder Video anhängen',
  addMore: 'Weitere Bilder anhängen',
  hint: 'Bis zu 20 Bilder, ein PDF oder ein MP4-Video. Ziehen Sie sie auf den Beitrag, oder wählen Sie sie hier aus.',
  drop: 'Zum Anhängen hier ablegen',
  sending: (count, percent) =>
    count === 1 ? `1 Datei wird angehängt: ${percent}` : `${count} Dateien werden angehängt: ${percent}`,
  attached: (name) => `${name} ist angehängt.`,
  refused: (name) => `${name} wurde nicht angehängt`,
  list: 'Angehängte Dateien',
  preview: (name) => `Vorschau von ${name}`,
  pages: (count) => (count === 1 ? 'PDF, 1 Seite' : `PDF, ${count} Seiten`),
  length: (length) => `Video, ${length}`,
  altText: (name) => `Alternativtext zu ${name}`,
  altTextShort: 'Alternativtext',
  earlier: (name) => `${name} nach vorn`,
  later: (name) => `${name} nach hinten`,
  remove: (name) => `${name} entfernen`,
  removed: (name) => `${name} wurde entfernt.`,
  changeFailed: 'Das hat nicht geklappt',
  failed: 'Die angehängten Dateien konnten nicht geladen werden',
}
