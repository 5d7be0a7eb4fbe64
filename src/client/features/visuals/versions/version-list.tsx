import { formatDateTime } from '#client/lib/formatting'
import { useVisualVersion, type VisualVersion } from '#client/queries/visual-versions'
import { Text } from '#client/ui/text'
import { useWasSeen } from '../parts/use-was-seen.ts'
import { DocumentPreview } from '../templates/document-preview.tsx'
import { readVersion } from './read-version.ts'
import { versionsTexts } from './texts.ts'
import styles from './versions-dialog.module.css'

/** The versions with small pictures, each drawn when scrolled into view. */
export function VersionList({
  visualId,
  versions,
  chosen,
  onChoose,
}: {
  visualId: string
  versions: readonly VisualVersion[]
  chosen: number
  onChoose: (version: number) => void
}) {
  return (
    <ul className={styles.list} aria-label={versionsTexts.list}>
      {versions.map((each) => (
        <VersionRow
          key={each.version}
          visualId={visualId}
          version={each}
          isChosen={each.version === chosen}
          onChoose={() => onChoose(each.version)}
        />
      ))}
    </ul>
  )
}

function VersionRow({
  visualId,
  version: { version, name },
  isChosen,
  onChoose,
}: {
  visualId: string
  version: VisualVersion
  isChosen: boolean
  onChoose: () => void
}) {
  const [place, wasSeen] = useWasSeen<HTMLLIElement>()
  const { data } = useVisualVersion(visualId, version, wasSeen)
  const document = data && readVersion(data.canvasData)
  const moment = formatDateTime(version)
  return (
    <li ref={place}>
      <button type="button" aria-label={versionsTexts.of(moment)} aria-pressed={isChosen} onClick={onChoose}>
        <span className={styles.tile}>{document && <DocumentPreview document={document} />}</span>
        <span>
          <b>{moment}</b>
          <Text as="span" size={12} tone="dimmer" dir="auto">
            {document && document.pages.length > 1 ? versionsTexts.pages(document.pages.length) : name}
          </Text>
        </span>
      </button>
    </li>
  )
}
