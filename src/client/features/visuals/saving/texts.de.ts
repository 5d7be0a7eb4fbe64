import type { savingTexts } from './texts.ts'

export const visualsSaving: typeof savingTexts = {
  create: 'Neue Grafik',
  defaultName: 'Grafik ohne Namen',
  unreadable: 'Diese Version von Postwright kann diese Grafik nicht lesen.',
  saving: {
    saved: { title: 'Grafik gespeichert', description: 'Sie finden sie unter „Meine Grafiken“.' },
    missingLetters: (letters) =>
      `Ersetzen Sie vor dem Veröffentlichen diese Zeichen, keine Schrift hier hat sie: ${letters}`,
    failed: { title: 'Speichern fehlgeschlagen', description: 'Die Grafik konnte nicht gespeichert werden.' },
    nameRequired: { title: 'Name fehlt', description: 'Bitte geben Sie einen Namen für Ihre Grafik ein.' },
    copy: 'Kopie',
    deleted: {
      title: 'Diese Grafik wurde gelöscht',
      description: 'Sie können sie als neue Grafik speichern.',
      confirmLabel: 'Als neue Grafik speichern',
    },
    state: {
      saving: 'Wird gespeichert …',
      savedAt: (time) => `Gespeichert: ${time}`,
      saved: 'Gespeichert',
      elsewhere: 'Anderswo geändert',
      failed: 'Nicht gespeichert, nur auf diesem Gerät',
      unsaved: 'Nicht gespeicherte Änderungen',
      never: 'Noch nicht gespeichert',
    },
    leave: {
      title: 'Ohne Speichern verlassen?',
      description: 'Ihre nicht gespeicherten Änderungen bleiben auf diesem Gerät.',
      confirmLabel: 'Verlassen',
      cancelLabel: 'Bleiben',
    },
  },
  recovery: {
    text: (moment) => `Nicht gespeicherte Änderungen (${moment})`,
    restore: 'Wiederherstellen',
    discard: 'Verwerfen',
    restored: 'Ihre nicht gespeicherten Änderungen sind wieder da.',
    unreadable: {
      title: 'Nicht wiederhergestellt',
      description: 'Die nicht gespeicherten Änderungen konnten nicht gelesen werden.',
    },
  },
}
