import { catalogue } from '#client/lib/catalogue'

/** Words of the ways to begin a visual. */
export const startTexts = catalogue('visualsStart', {
  title: 'Start a visual',
  close: 'Start with an empty canvas',
  formats: 'Empty canvas',
  format: { portrait: 'Portrait', landscape: 'Landscape', square: 'Square' },
  templates: 'From a template',
  allTemplates: 'All templates',
  use: (name: string) => `Start with ${name}`,
  loading: 'Loading templates',
  failed: 'The templates could not be loaded',
  latest: 'Continue with',
  allVisuals: 'All my visuals',
  open: (name: string) => `Open ${name}`,
})
