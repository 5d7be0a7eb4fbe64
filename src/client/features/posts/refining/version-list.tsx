import { useId, useState } from 'react'
import { formatDateTime, formatNumber } from '#client/lib/formatting'
import { Badge } from '#client/ui/badge'
import { Button } from '#client/ui/button'
import { countUnits } from '#shared/linkedin/length'
import { languages } from '#shared/rules/languages'
import { PostText } from '../post-text.tsx'
import type { Post } from '../posts-cache.ts'
import { versionTexts } from './texts.ts'
import type { PostVersion, Refining } from './use-refining.ts'

/** The texts a post has had, the newest first: to compare with the current one and to go back to. */
export function VersionList({
  post,
  refining: { versions, current, goingBackTo },
  isDisabled,
  onGoBack,
}: {
  post: Post
  refining: Refining
  isDisabled: boolean
  onGoBack: (number: number) => void
}) {
  const id = useId()
  const [compared, setCompared] = useState<number | null>(null)

  return (
    <section aria-labelledby={id}>
      <h4 id={id}>{versionTexts.title}</h4>
      <ol>
        {versions.toReversed().map((version) => {
          const { number } = version
          const isCurrent = number === current?.number
          const name = versionTexts.name(number, labelOf(version))
          const isCompared = compared === number && !isCurrent
          return (
            <li key={number} aria-current={isCurrent || undefined}>
              <span>
                <b>{name}</b> {isCurrent && <Badge tone="brand">{versionTexts.current}</Badge>}
                <span className="t12 dim">{factsOf(version, isCurrent ? post.content : version.content)}</span>
              </span>
              {!isCurrent && (
                <span className="row">
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
                </span>
              )}
              {isCompared && current && (
                <div className="compare">
                  <Text title={name} version={version} text={version.content} />
                  <Text
                    title={versionTexts.name(current.number, labelOf(current))}
                    version={current}
                    text={post.content}
                  />
                </div>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function Text({ title, version, text }: { title: string; version: PostVersion; text: string }) {
  return (
    <div>
      <p className="t12 dim">{title}</p>
      <PostText text={text} lang={languages[version.language].code} />
    </div>
  )
}

function labelOf({ kind, language }: PostVersion): string {
  const label = versionTexts.kinds[kind]
  return kind === 'translation' ? `${label}, ${languages[language].label}` : label
}

function factsOf({ modelLabel, createdAt }: PostVersion, text: string): string {
  const length = versionTexts.characters(formatNumber(countUnits(text)))
  return [modelLabel, formatDateTime(createdAt), length].join(' · ')
}
