import { askQuestion, type QuestionAnswer } from '#client/ui/confirm'
import { Grid, Stack } from '#client/ui/layout'
import { Text } from '#client/ui/text'
import type { Answer } from '#shared/contract/contract'
import { readCanvasData } from '#shared/scene/read-canvas-data'
import type { SceneDocument } from '#shared/scene/scene'
import { DocumentPreview } from '../templates/document-preview.tsx'
import { visualConflictTexts as words } from './conflict-texts.ts'
import { formatMoment } from './format-moment.ts'
import styles from './two-visuals.module.css'

/** @returns `alternative` for theirs */
export function chooseVisual(
  theirs: Answer<'getVisual'>,
  mine: { name: string; document: SceneDocument },
): Promise<QuestionAnswer> {
  const { title, confirmLabel, alternativeLabel } = words
  return askQuestion({ title, confirmLabel, alternativeLabel, description: <TwoVisuals theirs={theirs} mine={mine} /> })
}

/** A visual as someone else saved it, and as it is on the canvas here: by picture, name, and who saved it. */
function TwoVisuals({
  theirs,
  mine,
}: {
  theirs: Answer<'getVisual'>
  mine: { name: string; document: SceneDocument }
}) {
  const read = readCanvasData(theirs.canvasData)
  return (
    <Stack gap={12}>
      <p>{words.description}</p>
      <Grid columns={2} gap={16} until="phone" className={styles.visuals}>
        <OneVisual
          title={words.by(theirs.savedBy, formatMoment(theirs.updatedAt))}
          name={theirs.name}
          document={read.ok ? read.document : null}
        />
        <OneVisual title={words.mine} name={mine.name} document={mine.document} />
      </Grid>
    </Stack>
  )
}

function OneVisual({ title, name, document }: { title: string; name: string; document: SceneDocument | null }) {
  return (
    <figure>
      {document && <DocumentPreview document={document} />}
      <figcaption>
        <b dir="auto">{name}</b>
        <Text as="span" size={14} tone="dim">
          {title}
        </Text>
      </figcaption>
    </figure>
  )
}
