import type { ReactNode } from 'react'
import { formatPublished } from '#client/features/post/describe-source'
import type { ReadArticle } from '#client/queries/posts/sources'
import { Byline } from '#client/ui/byline'
import { Stack } from '#client/ui/layout'
import { outletOf } from '#shared/text/source-name'
import styles from './article-text.module.css'
import { sourceTexts } from './texts.ts'

/** A source laid out as an article: title, byline, and the text in paragraphs. */
export function ArticleText({
  article,
  children,
}: {
  article: Pick<ReadArticle, 'title' | 'byline' | 'siteName' | 'url' | 'published' | 'language'>
  /** Shown below the byline: facts about the reading, then the text. */
  children: ReactNode
}) {
  return (
    <Stack as="article" gap={12} className={styles.article}>
      <h3 dir="auto" lang={article.language ?? undefined}>
        {article.title}
      </h3>
      <Origin article={article} />
      {children}
    </Stack>
  )
}

/** Author, publication and date, if the source gives them. */
function Origin({ article }: { article: Pick<ReadArticle, 'byline' | 'siteName' | 'url' | 'published'> }) {
  const rest = [outletOf(article), formatPublished(article.published)].filter(Boolean).join(', ')
  if (!article.byline && !rest) return null
  return (
    <Byline strip>
      {article.byline && (
        <>
          {sourceTexts.by} <b>{article.byline}</b>
          {rest && ', '}
        </>
      )}
      {rest}
    </Byline>
  )
}

/** @param text with blank lines between paragraphs, as reading produces it */
export function Paragraphs({ text, lang }: { text: string; lang: string | null }) {
  return text.split(/\n{2,}/).map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text that was read does not change
    <p key={index} dir="auto" lang={lang ?? undefined}>
      {paragraph}
    </p>
  ))
}
