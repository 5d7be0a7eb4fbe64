import { useMemo } from 'react'
import { SourceCheck } from '#client/features/checking/source-check'
import { formatPublished } from '#client/features/post/describe-source'
import { Paragraphs } from '#client/features/sources/article-text'
import type { GuestReview } from '#client/queries/review-links'
import { Stack } from '#client/ui/layout'
import { Text } from '#client/ui/text'
import { factsOfSource } from '#shared/grounding/facts-of-source'
import type { Language } from '#shared/rules/languages'
import { hostOf } from '#shared/text/source-name'
import { Fold } from '../parts/fold.tsx'
import { TitledSection } from '../parts/titled-section.tsx'
import styles from './review-page.module.css'
import { pageTexts as texts } from './texts.ts'

type GuestSource = GuestReview['source']

/** What the post says and its sources do not. */
export function GuestCheck({ review, language }: { review: GuestReview; language: Language }) {
  const { source, moreSources, text, acceptedClaims } = review
  // by their content: each answer of the server has other objects, and indexing takes time
  const written = JSON.stringify([source, ...moreSources])
  const sources = useMemo(() => toChecked(JSON.parse(written) as GuestSource[]), [written])
  return (
    <TitledSection title={texts.check} level={2}>
      <SourceCheck text={text} language={language} sources={sources} accepted={acceptedClaims} />
    </TitledSection>
  )
}

function toChecked(sources: readonly GuestSource[]) {
  const isOne = sources.length === 1
  return sources.flatMap((source, index) => {
    const { title, siteName, url, publishedAt: published, text } = source
    const page = isOne ? null : { role: index === 0 ? ('first' as const) : ('further' as const), name: title, url }
    const facts = factsOfSource({ title, byline: null, siteName, published })
    return [
      { text, kind: 'url' as const, page, url },
      { text: facts, kind: 'url' as const, page, url: null },
    ]
  })
}

/** Where the post comes from. */
export function GuestSources({ review: { source, moreSources } }: { review: GuestReview }) {
  return (
    <TitledSection title={texts.source} level={2}>
      <Stack gap={16}>
        {[source, ...moreSources].map((each, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two sources may be alike, and stay where they are
          <SourceItem key={index} source={each} />
        ))}
      </Stack>
    </TitledSection>
  )
}

function SourceItem({ source: { title, siteName, url, publishedAt, text } }: { source: GuestSource }) {
  const origin = [siteName ?? hostOf(url), formatPublished(publishedAt)].filter(Boolean).join(', ')
  return (
    <div>
      <p dir="auto">
        {url ? (
          <a href={url} target="_blank" rel="noopener noreferrer">
            {title}
          </a>
        ) : (
          <b>{title}</b>
        )}
      </p>
      {origin && (
        <Text size={14} tone="dim">
          {origin}
        </Text>
      )}
      <Fold title={texts.readSource}>
        <Stack gap={12} className={styles.source}>
          <Paragraphs text={text} lang={null} />
        </Stack>
      </Fold>
    </div>
  )
}
