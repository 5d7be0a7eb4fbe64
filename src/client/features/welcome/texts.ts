import { catalogue } from '#client/lib/catalogue'

/** Words of the questions about a new author, on the dashboard and at /welcome. */
export const welcomeTexts = catalogue('welcome', {
  title: 'Who is writing?',
  voice: 'Make it sound like you',
  role: 'Your role',
  roleExample: 'Head of purchasing',
  field: 'Your field',
  fieldExample: 'Hospital logistics',
  writesFor: 'Your readers',
  writesForExample: 'Buyers in healthcare',
  save: 'Save',
  saving: 'Saving...',
  skip: 'Skip',
  saveFailed: 'Save failed',
})
