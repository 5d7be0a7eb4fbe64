import { PageFrame } from '../frame/page-frame.tsx'
import { PlainHeader } from '../frame/plain-header.tsx'

/** Text that only applies with plans; the server omits it elsewhere. */
export interface AboutPlans {
  aboutPlans: string
}

type Sentence = string | AboutPlans

/** A text in numbered sections; an array of strings becomes a list. */
export interface LegalText {
  title: string
  /** The date it came into force, formatted. */
  since: string
  summary: string
  sections: readonly {
    id: string
    title: string
    isAboutPlans?: true
    paragraphs: readonly (Sentence | readonly Sentence[])[]
  }[]
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
            {text.sections.map(({ id, title, isAboutPlans }) => (
              <li {...partOf(isAboutPlans)} key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="clauses">
          {text.sections.map(({ id, title, isAboutPlans, paragraphs }) => (
            <section {...partOf(isAboutPlans)} key={id} id={id}>
              <h2>{title}</h2>
              {paragraphs.map((paragraph) => (
                <Paragraph key={JSON.stringify(paragraph)} text={paragraph} />
              ))}
            </section>
          ))}
        </div>
      </article>
    </PageFrame>
  )
}

function Paragraph({ text }: { text: Sentence | readonly Sentence[] }) {
  if (typeof text === 'string') return <p>{text}</p>
  if ('aboutPlans' in text) return <p {...partOf(true)}>{text.aboutPlans}</p>
  return (
    <ul>
      {text.map((item) => {
        const sentence = typeof item === 'string' ? item : item.aboutPlans
        return (
          <li {...partOf(typeof item !== 'string')} key={sentence}>
            {sentence}
          </li>
        )
      })}
    </ul>
  )
}

/** The marker by which the server finds parts to omit (`site-documents`). */
function partOf(isAboutPlans: boolean | undefined) {
  return isAboutPlans ? { 'data-part': 'plans' } : {}
}
