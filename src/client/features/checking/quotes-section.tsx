import { useMemo } from 'react'
import { formatLanguage } from '#client/lib/formatting'
import { hasVendorModel, useConfig } from '#client/queries/config'
import { useModelCheck } from '#client/queries/posts/model-check'
import { Button } from '#client/ui/button'
import { FindingRow, findingSubjectClass } from '#client/ui/findings'
import { Cluster } from '#client/ui/layout'
import { languages } from '#shared/rules/languages'
import { findQuoted } from '#shared/text/quoted'
import { askTexts } from './ask-texts.ts'
import type { Source } from './check-post.ts'
import styles from './checking-report.module.css'
import { findQuotes, type Quote, quotesOfSources } from './find-quotes.ts'
import { quoteTexts } from './quote-texts.ts'
import { useChecking } from './use-checking.ts'

/** The quotations of the post: who says them where in the source, and in which words. Nothing for a post without any. */
export function QuotesSection({ sources }: { sources: readonly Source[] }) {
  const { post, claims, checkedText } = useChecking()
  const config = useConfig()
  const { data } = useModelCheck(post, config !== undefined && hasVendorModel(config))
  const named = data?.check?.sentences
  const { language } = post
  const isQuoting = useMemo(() => findQuoted(checkedText).length > 0, [checkedText])
  const ofSources = useMemo(() => (isQuoting ? quotesOfSources(sources) : []), [isQuoting, sources])
  const quotes = useMemo(
    () => findQuotes({ text: checkedText, language, claims, sources, quotes: ofSources, named: named ?? [] }),
    [checkedText, language, claims, sources, ofSources, named],
  )
  if (quotes.length === 0) return null
  return (
    <section className={styles.group} aria-label={quoteTexts.title}>
      <h3>{quoteTexts.title}</h3>
      <ul>
        {quotes.map((quote) => (
          <QuoteRow key={quote.start} quote={quote} />
        ))}
      </ul>
    </section>
  )
}

function QuoteRow({ quote }: { quote: Quote }) {
  const { revealer } = useChecking()
  const { text, original, link } = quote
  return (
    <FindingRow
      subject={
        <span className={findingSubjectClass} dir="auto">
          {text}
        </span>
      }
      below={
        <Cluster className={styles.actions}>
          <Button size="sm" variant="quiet" onClick={() => revealer.current?.(quote)}>
            {askTexts.show}
          </Button>
          {link && (
            <a href={link} target="_blank" rel="noopener noreferrer">
              {quoteTexts.open}
            </a>
          )}
        </Cluster>
      }
    >
      {kindOf(quote)} {whereOf(quote)}
      {original && (
        <>
          {` ${labelOf(quote)} `}
          <span dir="auto" lang={original.language ? languages[original.language].code : undefined}>
            {original.text}
          </span>
        </>
      )}
    </FindingRow>
  )
}

function kindOf({ kind, original }: Quote): string {
  if (kind !== 'translated') return quoteTexts.kinds[kind]
  return quoteTexts.kinds.translated(original?.language ? formatLanguage(original.language) : null)
}

function labelOf({ kind, original }: Quote): string {
  if (kind === 'verbatim') return quoteTexts.whole
  return original?.isSure ? quoteTexts.original : quoteTexts.likely
}

/** "Mara Lindqvist, director, paragraph 4 of 12.", "Paragraph 1 of 1." */
function whereOf({ speaker, paragraph, page }: Quote): string {
  const place = paragraph && quoteTexts.paragraph(paragraph.number, paragraph.of)
  const parts = [speaker?.name, speaker?.role, page?.name, place].filter(Boolean)
  const [first = '', ...rest] = parts.join(', ')
  return first && `${first.toUpperCase()}${rest.join('')}.`
}
