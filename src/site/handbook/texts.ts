/** Words around a page of the handbook; its own stand in docs/handbook. */
export const handbookTexts = {
  title: 'Handbook',
  description: 'For whoever runs Postwright.',
} as const
