import { PageFrame } from '../frame/page-frame.tsx'
import { PlainHeader } from '../frame/plain-header.tsx'

/** A text in numbered sections; a paragraph that is a list becomes one. */
export interface LegalText {
  title: string
  /** The day it came into force, as people read it. */
  since: string
  summary: string
  sections: readonly { id: string; title: string; paragraphs: readonly (string | readonly string[])[] }[]
}

export function LegalPage({ text }: { text: LegalText }) {
  return (
    <PageFrame header={<PlainHeader />}>
      <article className="page legal">
        <div className="page-head">
          <h1>{text.title}</h1>
          <p className="lede">{text.summary}</p>
          <p className="since">In force since {text.since}</p>
        </div>
        <nav className="contents" aria-label="Contents">
          <ol>
            {text.sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="clauses">
          {text.sections.map(({ id, title, paragraphs }) => (
            <section key={id} id={id}>
              <h2>{title}</h2>
              {paragraphs.map((paragraph) => (
                <Paragraph key={String(paragraph)} text={paragraph} />
              ))}
            </section>
          ))}
        </div>
      </article>
    </PageFrame>
  )
}

function Paragraph({ text }: { text: string | readonly string[] }) {
  if (typeof text === 'string') return <p>{text}</p>
  return (
    <ul>
      {text.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
