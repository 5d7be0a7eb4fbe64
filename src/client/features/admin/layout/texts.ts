import { catalogue } from '#client/lib/catalogue'

/** Words that several pages of the administration share. */
export const adminLayoutTexts = catalogue('adminLayout', {
  pagesLabel: 'Administration',
  pages: {
    admin: 'Overview',
    adminUsers: 'Users',
    adminTeams: 'Teams',
    adminPrompts: 'Prompts',
    adminModels: 'Models',
    adminLinkedin: 'LinkedIn',
    adminSettings: 'Installation',
    adminSystem: 'System',
  },
  handbook: {
    operating: 'Handbook: operating',
    linkedin: 'Handbook: LinkedIn',
    'before-you-apply': 'Handbook: before you apply',
    models: 'Handbook: models',
    payments: 'Handbook: payments',
  },
})
