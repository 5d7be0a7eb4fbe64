import { adminLayoutTexts } from './texts.ts'

/** Leads to a page of the handbook, which the server shows beside the app, in a window of its own. */
export function HandbookLink({ page }: { page: keyof typeof adminLayoutTexts.handbook }) {
  return (
    <a href={`/handbook/${page}.html`} target="_blank" rel="noopener">
      {adminLayoutTexts.handbook[page]}
    </a>
  )
}
