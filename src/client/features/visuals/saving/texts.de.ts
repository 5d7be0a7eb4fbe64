import type { savingTexts } from './texts.ts'

export const visualsSaving: typeof savingTexts = {
  create: 'Neue Grafik',
  defaultName: 'Grafik ohne Namen',
  unreadable: 'Diese Grafik wurde in einem Format gespeichert, das diese Version nicht lesen kann.',
  saving: {
    saved: { title: 'Grafik gespeichert', description: 'Sie finden sie unter „Meine Grafiken“.' },
    missingLetters: (letters) =>
      `Mit diesen Zeichen kann sie nicht auf LinkedIn veröffentlicht werden, weil keine Schrift hier sie hat: ${letters}`,
    failed: { title: 'Speichern fehlgeschlagen', description: 'Die Grafik konnte nicht gespeichert werden.' },
    nameRequired: { title: 'Name fehlt', description: 'Bitte geben Sie einen Namen für Ihre Grafik ein.' },
    conflict: {
      title: 'In einem anderen Fenster gespeichert',
      description:
        'Diese Grafik wurde in einem anderen Fenster gespeichert, nachdem Sie sie geöffnet haben. Behalten Sie beide, indem Sie Ihre als Kopie speichern, oder überschreiben Sie die andere.',
      confirmLabel: 'Als Kopie speichern',
      alternativeLabel: 'Überschreiben',
    },
    copy: 'Kopie',
    deleted: {
      title: 'Diese Grafik wurde gelöscht',
      description: 'Sie wurde gelöscht, nachdem Sie sie geöffnet haben. Sie können sie als neue Grafik speichern.',
      confirmLabel: 'Als neue Grafik speichern',
    },
    state: {
      saving: 'Wird gespeichert …',
      savedAt: (time) => `Gespeichert: ${time}`,
      saved: 'Gespeichert',
      unsaved: 'Nicht gespeicherte Änderungen',
      never: 'Noch nicht gespeichert',
    },
    leave: {
      title: 'Ohne Speichern verlassen?',
      description:
        'Ihre nicht gespeicherten Änderungen bleiben auf diesem Gerät und werden Ihnen wieder angeboten, wenn Sie zurückkommen.',
      confirmLabel: 'Verlassen',
      cancelLabel: 'Bleiben',
    },
  },
  recovery: {
    text: (moment) => `Nicht gespeicherte Änderungen wurden aufbewahrt (${moment})`,
    restore: 'Wiederherstellen',
    discard: 'Verwerfen',
    restored: 'Ihre nicht gespeicherten Änderungen sind wieder da.',
    unreadable: {
      title: 'Wiederherstellen fehlgeschlagen',
      description: 'Die nicht gespeicherten Änderungen konnten nicht gelesen werden.',
    },
  },
}
