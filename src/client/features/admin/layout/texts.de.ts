import type { adminLayoutTexts } from './texts.ts'

export const adminLayout: typeof adminLayoutTexts = {
  pagesLabel: 'Verwaltung',
  pages: {
    admin: 'Übersicht',
    adminUsers: 'Nutzer',
    adminTeams: 'Teams',
    adminPrompts: 'Prompts',
    adminModels: 'Modelle',
    adminLinkedin: 'LinkedIn',
    adminSettings: 'Installation',
    adminSystem: 'System',
  },
  handbook: {
    operating: 'Handbuch: Betrieb',
    linkedin: 'Handbuch: LinkedIn',
    'before-you-apply': 'Handbuch: vor dem Antrag',
    models: 'Handbuch: Modelle',
    payments: 'Handbuch: Zahlungen',
  },
}
