import { formatDateTime, formatModel, formatStyle } from '#client/lib/formatting'
import type { Provenance } from '#client/queries/posts/panels'
import { Text } from '#client/ui/text'
import { type Language, languages } from '#shared/rules/languages'
import { FactList } from './fact-list.tsx'
import { PromptDetails } from './prompt-details.tsx'
import { provenanceTexts } from './texts.ts'

/** Which model wrote the first draft, and with which choices. Says so where something was not recorded. */
export function WritingFacts({ provenance }: { provenance: Provenance }) {
  const { writing: texts, none, notRecorded, notRecordedNote } = provenanceTexts
  const { createdAt, updatedAt, writtenWith, aiModel, hasWebSearch, userOpinion, isVoiceHidden } = provenance
  const isComposed = (writtenWith?.model ?? aiModel) === 'composer' // in nobody's voice
  return (
    <FactList
      title={texts.title}
      facts={[
        { name: texts.createdAt, value: formatDateTime(createdAt) },
        { name: texts.updatedAt, value: updatedAt !== createdAt && formatDateTime(updatedAt) },
        { name: texts.model, value: modelOf(provenance) },
        { name: texts.template, value: templateOf(provenance) },
        { name: texts.style, value: writtenWith ? formatStyle(writtenWith.style.name) : notRecorded },
        { name: texts.language, value: labelOf(writtenWith?.language ?? provenance.language) },
        { name: texts.voice, value: (!isComposed && provenance.voice?.name) || false },
        {
          name: texts.audience,
          value: isVoiceHidden ? false : writtenWith ? writtenWith.settings.targetAudience || none : notRecorded,
        },
        { name: texts.opinion, value: (writtenWith ? writtenWith.opinion : userOpinion) ?? none },
        { name: texts.webSearch, value: (writtenWith?.webSearch ?? hasWebSearch) ? texts.yes : texts.no },
        { name: texts.product, value: writtenWith ? texts.productName(writtenWith.productVersion) : notRecorded },
      ]}
    >
      <PromptDetails writtenWith={writtenWith} />
      {isVoiceHidden && (
        <Text size={14} tone="dim">
          {texts.voiceHidden}
        </Text>
      )}
      {!writtenWith && (
        <Text size={14} tone="dim">
          {notRecordedNote}
        </Text>
      )}
    </FactList>
  )
}

/** From the snapshot: other models may have changed the post since. */
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
