import { PageFrame } from '../frame/page-frame.tsx'
import { PlainHeader } from '../frame/plain-header.tsx'
import type { HandbookPage } from './read-handbook.ts'
import { handbookTexts as words } from './texts.ts'

/** One page of the handbook, next to the list of all pages. */
export function HandbookDocument({ page, pages }: { page: HandbookPage; pages: readonly HandbookPage[] }) {
  return (
    <PageFrame header={<PlainHeader />} isPublicPage={false}>
      <div className="page handbook">
        <nav className="contents" aria-label={words.title}>
          <ol>
            {pages.map(({ name, title }) => (
              <li key={name}>
                <a href={`${name}.html`} aria-current={name === page.name ? 'page' : undefined}>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of our own files while building */}
        <article className="chapter" dangerouslySetInnerHTML={{ __html: page.html }} />
      </div>
    </PageFrame>
  )
}
