import { formatDateTime, formatModel } from '#client/lib/formatting'
import type { Provenance } from '#client/queries/posts/panels'
import { Text } from '#client/ui/text'
import { type Language, languages } from '#shared/rules/languages'
import { FactList } from './fact-list.tsx'
import { PromptDetails } from './prompt-details.tsx'
import { provenanceTexts } from './texts.ts'

/** Which model wrote the first draft, and with which choices. Says so where something was not recorded. */
export function WritingFacts({ provenance }: { provenance: Provenance }) {
  const { writing: texts, none, notRecorded, notRecordedNote } = provenanceTexts
  const { createdAt, updatedAt, writtenWith, hasWebSearch, userOpinion } = provenance
  return (
    <FactList
      title={texts.title}
      facts={[
        { name: texts.createdAt, value: formatDateTime(createdAt) },
        { name: texts.updatedAt, value: updatedAt !== createdAt && formatDateTime(updatedAt) },
        { name: texts.model, value: modelOf(provenance) },
        { name: texts.template, value: templateOf(provenance) },
        { name: texts.style, value: writtenWith?.style.name ?? notRecorded },
        { name: texts.language, value: labelOf(writtenWith?.language ?? provenance.language) },
        { name: texts.audience, value: writtenWith ? writtenWith.settings.targetAudience || none : notRecorded },
        { name: texts.opinion, value: (writtenWith ? writtenWith.opinion : userOpinion) ?? none },
        { name: texts.webSearch, value: (writtenWith?.webSearch ?? hasWebSearch) ? texts.yes : texts.no },
        { name: texts.product, value: writtenWith ? texts.productName(writtenWith.productVersion) : notRecorded },
      ]}
    >
      <PromptDetails writtenWith={writtenWith} />
      {!writtenWith && (
        <Text size={14} tone="dim">
          {notRecordedNote}
        </Text>
      )}
    </FactList>
  )
}

/** The snapshot counts: the post itself may have gone through other models since. */
function modelOf({ writtenWith, aiModel, modelLabel, upstreamModel }: Provenance): string {
  const texts = provenanceTexts.writing
  const { model, ...names } = writtenWith ?? { model: aiModel, modelLabel, upstreamModel }
  return model === 'composer'
    ? formatModel(model, names.modelLabel)
    : texts.modelName(names.modelLabel, names.upstreamModel)
}

function templateOf({ writtenWith, promptTemplate }: Provenance): string | null {
  const texts = provenanceTexts.writing
  if (writtenWith?.template) return texts.templateName(writtenWith.template.name, writtenWith.template.version)
  return !writtenWith && promptTemplate ? texts.templateVersion(promptTemplate.version) : null
}

function labelOf(language: string): string {
  return languages[language as Language]?.label ?? language
}
