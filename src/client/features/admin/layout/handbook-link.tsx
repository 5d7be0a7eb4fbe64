import { adminLayoutTexts } from './texts.ts'

/** Links to a page of the handbook, which the server hosts outside the app, in a new window. */
export function HandbookLink({ page }: { page: keyof typeof adminLayoutTexts.handbook }) {
  return (
    <a href={`/handbook/${page}.html`} target="_blank" rel="noopener">
      {adminLayoutTexts.handbook[page]}
    </a>
  )
}
