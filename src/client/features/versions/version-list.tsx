import { useId, useState } from 'react'
import { PostText } from '#client/features/post/post-text'
import { formatDateTime, formatModel, formatNumber } from '#client/lib/formatting'
import type { Post } from '#client/queries/posts/post-cache'
import { Badge } from '#client/ui/badge'
import { Button } from '#client/ui/button'
import { Cluster } from '#client/ui/layout'
import { Text } from '#client/ui/text'
import { countUnits } from '#shared/linkedin/length'
import { languages } from '#shared/rules/languages'
import { MadeWith } from './made-with.tsx'
import { versionTexts } from './texts.ts'
import type { Refining } from './use-refining.ts'
import { nameOf, type PostVersion } from './version-label.ts'
import styles from './version-list.module.css'

/** The texts a post has had, the newest first: to compare with the current one and to go back to. */
export function VersionList({
  post,
  refining: { versions, current, goingBackTo },
  isDisabled,
  onGoBack,
  onCompareDrafts,
}: {
  post: Post
  refining: Refining
  isDisabled: boolean
  onGoBack: (number: number) => void
  /** Shows those that were written side by side so again. */
  onCompareDrafts: () => void
}) {
  const id = useId()
  const [compared, setCompared] = useState<number | null>(null)

  return (
    <section aria-labelledby={id}>
      <Cluster gap={0} justify="space-between" wrap={false}>
        <h4 id={id}>{versionTexts.title}</h4>
        {versions.filter(({ draft }) => draft).length > 1 && (
          <Button size="sm" variant="quiet" disabled={isDisabled} onClick={onCompareDrafts}>
            {versionTexts.drafts}
          </Button>
        )}
      </Cluster>
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
                    disabled={isDisabled && goingBackTo !== number}
                    onClick={() => onGoBack(number)}
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

function factsOf({ aiModel, modelLabel, createdAt }: PostVersion, text: string): string {
  const length = versionTexts.characters(formatNumber(countUnits(text)))
  return [formatModel(aiModel, modelLabel), formatDateTime(createdAt), length].join(' · ')
}
