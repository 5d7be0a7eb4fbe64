import { MadeWith } from '#client/features/versions/made-with'
import { nameOf } from '#client/features/versions/version-label'
import { formatDateTime, formatModel } from '#client/lib/formatting'
import type { Provenance } from '#client/queries/posts/panels'
import { FactList } from './fact-list.tsx'
import { provenanceTexts } from './texts.ts'

/** The author's instructions for later versions, in their words. Shows nothing for a post with one version. */
export function VersionFacts({ versions }: Pick<Provenance, 'versions'>) {
  const texts = provenanceTexts.versions
  const asked = versions.filter(({ kind }) => kind !== 'draft')
  if (asked.length === 0) return null
  return (
    <FactList
      title={texts.title}
      facts={asked.map((version) => ({
        name: nameOf(version),
        value: (
          <>
            {texts.made(formatModel(version.aiModel, version.modelLabel), formatDateTime(version.createdAt))}
            <MadeWith version={version} isWhole />
          </>
        ),
      }))}
    />
  )
}
