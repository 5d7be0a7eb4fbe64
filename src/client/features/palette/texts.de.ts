import type { texts } from './texts.ts'

export const palette: typeof texts = {
  label: 'Gehe zu',
  placeholder: 'Zu einer Seite oder einem Beitrag gehen',
  pages: 'Seiten',
  posts: 'Neueste Beiträge',
  search: 'Suche',
  searchPosts: (words) => `Beiträge mit „${words}“ suchen`,
  results: (count) => (count === 1 ? '1 Ziel' : `${count} Ziele`),
  names: {
    home: 'Übersicht',
    generate: 'Beitrag erstellen',
    visualEditor: 'Grafikeditor',
    history: 'Verlauf',
    schedule: 'Zeitplan',
    calendar: 'Beitragskalender',
    settings: 'Einstellungen',
    subscribe: 'Auf Pro umsteigen',
    admin: 'Verwaltung',
    adminUsers: 'Nutzerverwaltung',
    adminPrompts: 'Prompt-Verwaltung',
    adminModels: 'Modelle',
    adminLinkedin: 'LinkedIn',
    adminSettings: 'Einstellungen der Installation',
    adminSystem: 'System',
  },
}
