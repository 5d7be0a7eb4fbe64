import { formatPublished } from '#client/features/post/describe-source'
import { listLeftOut } from '#client/features/post/left-out/describe-left-out'
import { formatDateTime, formatNumber } from '#client/lib/formatting'
import type { Provenance } from '#client/queries/posts/panels'
import { FactList } from './fact-list.tsx'
import { provenanceTexts } from './texts.ts'

/** Each source that the post was written from: what was read, when and how much. */
export function SourceFacts({ provenance: { article, moreArticles } }: { provenance: Provenance }) {
  const texts = provenanceTexts.source
  const isOfSeveral = moreArticles.length > 0
  return [article, ...moreArticles].map((each, at) => (
    <OneSource key={each.articleId} title={isOfSeveral ? texts.numbered(at + 1) : texts.title} article={each} />
  ))
}

function OneSource({ title, article }: { title: string; article: Provenance['article'] }) {
  const texts = provenanceTexts.source
  return (
    <FactList
      title={title}
      facts={[
        { name: texts.kind, value: texts.kinds[article.kind] },
        { name: texts.heading, value: article.title || texts.untitled },
        { name: texts.address, value: article.url && <OutsideLink url={article.url} /> },
        { name: texts.publication, value: article.siteName },
        { name: texts.author, value: article.byline },
        { name: texts.published, value: formatPublished(article.published) },
        { name: texts.readAt, value: formatDateTime(article.readAt) },
        { name: texts.way, value: article.isHandedOver && texts.handedOver },
        { name: texts.extent, value: extentOf(article) },
        { name: texts.leftOut, value: listLeftOut(article.leftOut) },
        { name: texts.hash, value: <code>{article.contentHash}</code> },
      ]}
    />
  )
}

function extentOf({ words, status, truncated }: Provenance['article']): string {
  const texts = provenanceTexts.source
  return [texts.words(formatNumber(words)), texts.statuses[status], truncated && texts.cut].filter(Boolean).join(', ')
}

function OutsideLink({ url }: { url: string }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {url}
    </a>
  )
}
