import type { workspaceTexts } from './texts.ts'

export const visualsWorkspace: typeof workspaceTexts = {
  title: 'Grafikeditor',
  loading: 'Ihre Grafik wird geladen',
  failed: 'Diese Grafik konnte nicht geöffnet werden',
  notFound: { text: 'Sie wurde möglicherweise gelöscht.', startNew: 'Neue Grafik' },
  header: {
    name: 'Name der Grafik',
    templates: 'Vorlagen',
    export: 'Exportieren',
    save: 'Speichern',
    saving: 'Speichert …',
    mine: 'Meine Grafiken',
    versions: 'Frühere Fassungen',
    toPost: 'Zum Beitrag',
    more: 'Weitere Aktionen',
  },
  goesOut: (moment) => `Geht mit Ihrem geplanten Beitrag hinaus: ${moment}.`,
  stage: {
    label: 'Arbeitsfläche',
    empty: 'Fügen Sie Text, ein Bild oder eine Form hinzu, oder beginnen Sie mit einer Vorlage.',
    shortcuts: 'Tastenkürzel',
    crop: {
      label: 'Zuschneiden',
      smaller: 'Bild verkleinern',
      larger: 'Bild vergrößern',
      cancel: 'Abbrechen',
      done: 'Fertig',
    },
    uploading: (count) => (count === 1 ? 'Ein Bild wird hochgeladen …' : `${count} Bilder werden hochgeladen …`),
  },
  panels: {
    label: 'Bereiche',
    layers: 'Ebenen',
    noLayers: 'Noch keine Ebenen.',
    properties: 'Eigenschaften',
  },
  help: { title: 'Tastenkürzel', close: 'Schließen' },
}
