import type { heldTexts, historyTexts, historyToasts as toasts } from './texts.ts'

export const history: typeof historyTexts = {
  title: 'Verlauf',
  whatWorks: 'Was wirkt',
  summary: {
    title: 'Übersicht',
    totalPosts: 'Beiträge gesamt',
    postsWithVisuals: 'Beiträge mit Grafik',
    gpt4Posts: 'Beiträge mit GPT-4',
    claudePosts: 'Beiträge mit Claude',
    loading: 'Beiträge werden gezählt',
    failed: 'Ihre Beiträge konnten nicht gezählt werden.',
  },
  filters: {
    label: 'Beiträge finden',
    search: 'Beiträge durchsuchen',
    model: 'Modell',
    allModels: 'Alle Modelle',
    order: { newest: 'Neueste zuerst', oldest: 'Älteste zuerst' },
    scheduledOrder: { newest: 'Nächste zuerst', oldest: 'Späteste zuerst' },
    changeOrder: 'Reihenfolge ändern',
    clear: 'Filter zurücksetzen',
    show: 'Zeigen',
    states: {
      all: 'Alle',
      draft: 'Entwürfe',
      scheduled: 'Geplant',
      published: 'Veröffentlicht',
      'needs-you': 'Zu erledigen',
    },
  },
  tabsLabel: 'Ansicht',
  tabs: { list: 'Liste', calendar: 'Kalender' },
  found: (posts) => `${posts} gefunden`,
  foundMore: (posts) => `Die ersten ${posts} gefunden`,
  empty: { title: 'Keine Beiträge gefunden', action: 'Beitrag erstellen' },
  noMatch: 'Kein Beitrag passt zu Ihrer Suche und Ihren Filtern.',
  emptyStates: {
    draft: 'Keine Entwürfe.',
    scheduled: 'Nichts geplant.',
    published: 'Noch nichts veröffentlicht.',
    'needs-you': 'Alles erledigt.',
  },
  failed: 'Ihre Beiträge konnten nicht geladen werden',
  loading: 'Beiträge werden geladen',
  posts: (count) => (count === 1 ? 'Beitrag' : 'Beiträge'),
  characters: 'Zeichen',
  edit: 'Bearbeiten',
  by: (name) => `von ${name}`,
  byFormerMember: 'von einem früheren Mitglied',
  copy: 'Kopieren',
  atLinkedin: 'LinkedIn',
  visual: 'Grafik erstellen',
  editVisual: 'Grafik bearbeiten',
  publish: 'Als veröffentlicht markieren',
  unpublish: 'Als Entwurf markieren',
  delete: 'Löschen',
  undo: 'Rückgängig',
  deleteQuestion: 'Möchten Sie diesen Beitrag wirklich löschen?',
  deleteDetail: (title) => `„${title}“ und die Fassungen werden gelöscht.`,
  deletePlanned: 'Er ist geplant und wird nicht veröffentlicht.',
  deletePublished: 'Auf LinkedIn bleibt er.',
}

export const historyToasts: typeof toasts = {
  deleted: { title: 'Beitrag gelöscht', description: 'Er ist aus Ihrem Verlauf entfernt.' },
  deleteFailed: { title: 'Löschen fehlgeschlagen', description: 'Der Beitrag konnte nicht gelöscht werden.' },
  published: { title: 'Beitrag veröffentlicht', description: 'Er ist als veröffentlicht markiert.' },
  unpublished: { title: 'Beitrag zurückgezogen', description: 'Er ist wieder ein Entwurf.' },
  updateFailed: { title: 'Änderung fehlgeschlagen', description: 'Der Beitrag konnte nicht geändert werden.' },
}

export const historyHeld: typeof heldTexts = {
  title: (count) => (count === 1 ? 'Ein Beitrag ist angehalten' : `${count} Beiträge sind angehalten`),
  text: 'Dieser Server wurde aus einer Sicherung wiederhergestellt, manche Beiträge sind vielleicht schon auf LinkedIn. Sehen Sie in Ihrem Profil dort nach, und markieren Sie diese als veröffentlicht oder heben Sie die Planung auf.',
  goOn: 'Alle fortsetzen',
  question: (count) => ({
    title: count === 1 ? 'Diesen Beitrag fortsetzen?' : `${count} Beiträge fortsetzen?`,
    description: 'Was schon auf LinkedIn ist, erscheint dann zweimal.',
    confirmLabel: 'Fortsetzen',
  }),
  done: (count) => ({
    title: 'Fortgesetzt',
    description:
      count === 1
        ? '1 Beitrag wird wie geplant veröffentlicht.'
        : `${count} Beiträge werden wie geplant veröffentlicht.`,
  }),
  failed: 'Weiter angehalten',
}
