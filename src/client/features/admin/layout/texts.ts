import { catalogue } from '#client/lib/catalogue'

/** Words that several pages of the administration share. */
export const adminLayoutTexts = catalogue('adminLayout', {
  handbook: {
    operating: 'Handbook: operating',
    linkedin: 'Handbook: LinkedIn',
    models: 'Handbook: models',
    payments: 'Handbook: payments',
  },
})
