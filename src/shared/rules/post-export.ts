/** The files that posts are exported as; `md`: an archive with one for each post. */
export const postExportFormats = ['csv', 'json', 'md'] as const
export type PostExportFormat = (typeof postExportFormats)[number]
