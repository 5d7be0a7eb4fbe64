import { catalogue } from '#client/lib/catalogue'

/** Words of the export of posts. */
export const exportTexts = catalogue('postExport', {
  export: 'Export',
  label: 'Export posts',
  all: 'All your posts, with their figures.',
  found: 'The posts that match your search and filters, with their figures.',
  formats: {
    csv: { name: 'CSV', hint: 'for Excel and other spreadsheets' },
    json: { name: 'JSON', hint: 'for programs' },
    md: { name: 'Markdown', hint: 'a file for each post, in an archive' },
  },
  fileName: 'posts',
  failed: 'Your posts could not be exported',
})
