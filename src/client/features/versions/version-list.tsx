import { useId, useState } from 'react'
import { PostText } from '#client/features/post/post-text'
import type { PostEditing } from '#client/features/post/use-post-editing'
import { formatDateTime, formatModel, formatNumber } from '#client/lib/formatting'
import { useSearchParams } from '#client/lib/use-search-params'
import type { Post } from '#client/queries/posts/post-cache'
import { Badge } from '#client/ui/badge'
import { Button } from '#client/ui/button'
import { Cluster } from '#client/ui/layout'
import { Text } from '#client/ui/text'
import { countUnits } from '#shared/linkedin/length'
import { languages } from '#shared/rules/languages'
import { isOwnVersion } from '#shared/rules/refinements'
import { withDraftChoice } from './drafts-in-address.ts'
import { MadeWith } from './made-with.tsx'
import { versionTexts } from './texts.ts'
import type { Refining } from './use-refining.ts'
import { nameOf, type PostVersion } from './version-label.ts'
import styles from './version-list.module.css'

/** A post's versions, the newest first: to compare with the current one and to restore. */
export function VersionList({ post, editing, refining }: { post: Post; editing: PostEditing; refining: Refining }) {
  const id = useId()
  const [compared, setCompared] = useState<number | null>(null)
  const [, changeSearch] = useSearchParams()
  const { versions, current, goingBackTo, isBusy, goBack } = refining

  /** Saves the edit first; the editor reports a failure of that. */
  async function compareDrafts() {
    await editing.settle().then(
      () => changeSearch(withDraftChoice),
      () => {},
    )
  }

  return (
    <section className={styles.versions} aria-labelledby={id}>
      <Cluster gap={0} justify="space-between" wrap={false}>
        <h3 id={id}>{versionTexts.title}</h3>
        {versions.filter(({ draft }) => draft).length > 1 && (
          <Button size="sm" variant="quiet" disabled={isBusy} onClick={() => void compareDrafts()}>
            {versionTexts.drafts}
          </Button>
        )}
      </Cluster>
      {versions.length === 0 && (
        <Text size={14} tone="dim">
          {versionTexts.none}
        </Text>
      )}
      <ol>
        {versions.toReversed().map((version) => {
          const { number } = version
          const isCurrent = number === current?.number
          const name = nameOf(version)
          const isCompared = compared === number && !isCurrent
          return (
            <li key={number} aria-current={isCurrent || undefined}>
              <span>
                <b>{name}</b> {isCurrent && <Badge tone="brand">{versionTexts.current}</Badge>}
                <span className={styles.facts}>{factsOf(version, isCurrent ? post.content : version.content)}</span>
                <MadeWith version={version} />
              </span>
              {!isCurrent && (
                <Cluster as="span" wrap={false}>
                  <Button
                    size="sm"
                    variant="quiet"
                    aria-expanded={isCompared}
                    aria-label={versionTexts.compareLabel(name)}
                    onClick={() => setCompared(isCompared ? null : number)}
                  >
                    {versionTexts.compare}
                  </Button>
                  <Button
                    size="sm"
                    aria-label={versionTexts.backLabel(name)}
                    pending={goingBackTo === number}
                    disabled={isBusy && goingBackTo !== number}
                    onClick={() => goBack(number)}
                  >
                    {versionTexts.back}
                  </Button>
                </Cluster>
              )}
              {isCompared && current && (
                <div className={styles.compare}>
                  <Compared title={name} version={version} text={version.content} />
                  <Compared title={nameOf(current)} version={current} text={post.content} />
                </div>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function Compared({ title, version, text }: { title: string; version: PostVersion; text: string }) {
  return (
    <div>
      <Text size={12} tone="dim">
        {title}
      </Text>
      <PostText text={text} lang={languages[version.language].code} />
    </div>
  )
}

function factsOf({ kind, aiModel, modelLabel, createdAt }: PostVersion, text: string): string {
  const writer = isOwnVersion(kind) ? [] : [formatModel(aiModel, modelLabel)]
  const length = versionTexts.characters(formatNumber(countUnits(text)))
  return [...writer, formatDateTime(createdAt), length].join(' · ')
}
