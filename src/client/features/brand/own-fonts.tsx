import { Trash2, Upload } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { loadFaces } from '#client/editor/loading/font-loader'
import { errorMessage } from '#client/lib/api'
import { useDeleteFont, useUploadFonts } from '#client/queries/change-fonts'
import { type OwnFont, useFonts } from '#client/queries/fonts'
import { Button } from '#client/ui/button'
import { Callout } from '#client/ui/callout'
import { confirmAction } from '#client/ui/confirm'
import { Hint } from '#client/ui/field'
import { FileInput } from '#client/ui/file-input'
import { IconButton } from '#client/ui/icon-button'
import { Cluster, Stack } from '#client/ui/layout'
import { LoadFailure } from '#client/ui/load-failure'
import { toast } from '#client/ui/toast'
import { fontOf } from '#shared/drawing/text/layout-text'
import styles from './own-fonts.module.css'
import { brandTexts } from './texts.ts'
import fieldStyles from './upload-field.module.css'

/** The author's uploaded fonts. They are usable at once, whether or not the form is saved. */
export function OwnFonts() {
  const words = brandTexts.ownFonts
  const { data: fonts = [], error, isFetching, refetch } = useFonts()
  const input = useRef<HTMLInputElement>(null)
  const { mutate: send, isPending: isSending, data: sent } = useUploadFonts()
  const { mutate: remove } = useDeleteFont({
    onError: (failure) => toast({ title: words.notRemoved, description: errorMessage(failure), kind: 'error' }),
  })

  async function askToRemove(font: OwnFont) {
    const { confirm } = words
    const answer = await confirmAction({
      title: confirm.title(nameOf(font)),
      description: confirm.text,
      confirmLabel: confirm.yes,
      danger: true,
    })
    if (answer) remove(font)
  }

  return (
    <Stack as="fieldset" gap={8} className={fieldStyles.field}>
      <legend>{words.title}</legend>
      {error && <LoadFailure title={words.failed} query={{ error, isFetching, refetch }} />}
      {fonts.length > 0 && (
        <ul className={styles.fonts}>
          {fonts.map((font) => (
            <Cluster as="li" wrap={false} justify="space-between" key={font.id}>
              <FontName font={font} />
              <IconButton
                size="sm"
                icon={Trash2}
                label={words.remove(nameOf(font))}
                onClick={() => void askToRemove(font)}
              />
            </Cluster>
          ))}
        </ul>
      )}
      <div>
        <FileInput
          ref={input}
          multiple
          accept=".ttf,.otf,.woff,.woff2,font/ttf,font/otf,font/woff,font/woff2"
          aria-label={words.upload}
          onPick={send}
        />
        <Button
          size="sm"
          icon={Upload}
          pending={isSending}
          pendingLabel={words.sending}
          onClick={() => input.current?.click()}
        >
          {words.upload}
        </Button>
      </div>
      {sent && sent.refused.length > 0 && (
        <Callout
          kind="error"
          level={3}
          title={words.notUploaded}
          text={sent.refused.map(({ name, reason }) => (
            <p key={name}>
              {name}: {reason}
            </p>
          ))}
        />
      )}
      <Hint>{words.hint}</Hint>
    </Stack>
  )
}

/** Shown in the font itself once that is loaded. */
function FontName({ font }: { font: OwnFont }) {
  const [face, setFace] = useState<string>()
  useEffect(() => {
    let isGone = false
    const fontStyle = font.isItalic ? ('italic' as const) : ('normal' as const)
    const data = { fontFamily: font.family, fontWeight: font.weight, fontStyle, fontSize: 18, text: font.family }
    void loadFaces([data]).then(() => isGone || setFace(fontOf(data)))
    return () => {
      isGone = true
    }
  }, [font])
  return (
    <span className={styles.name}>
      <span style={{ font: face }}>{font.family}</span> <span className={styles.kind}>{kindOf(font)}</span>
    </span>
  )
}

function nameOf(font: OwnFont): string {
  return `${font.family} ${kindOf(font)}`
}

function kindOf({ weight, isItalic }: OwnFont): string {
  const names: Readonly<Record<number, string>> = brandTexts.ownFonts.weights
  const name = names[weight] ?? String(weight)
  return isItalic ? `${name}, ${brandTexts.ownFonts.italic}` : name
}
