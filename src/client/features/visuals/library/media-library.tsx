import { useEffect, useState } from 'react'
import type { Editor } from '#client/editor/store/editor-store'
import { Button } from '#client/ui/button'
import { Callout } from '#client/ui/callout'
import { Dialog } from '#client/ui/dialog'
import { TabPanel, Tabs } from '#client/ui/tabs'
import { BrowseWindow } from '../parts/browse-window.tsx'
import styles from './media-library.module.css'
import { MyUploads } from './my-uploads.tsx'
import { placeAsset } from './place-asset.ts'
import { libraryTexts } from './texts.ts'
import { dismissFailedUploads } from './uploads.ts'

const tabs = ['uploads', 'stock', 'icons'] as const
const name = 'media-library'

type Tab = (typeof tabs)[number]

/** The library's dialog: pick a picture for the canvas, upload, manage the rest. */
export function MediaLibrary({
  editor,
  postId = null,
  onClose,
  replaceLayerId,
}: {
  editor: Editor
  /** That the visual is made for. */
  postId?: string | null
  onClose: () => void
  /** The picked picture goes into this layer instead of a new one. */
  replaceLayerId?: string | undefined
}) {
  const [tab, setTab] = useState<Tab>('uploads')
  useEffect(dismissFailedUploads, []) // clears failures of an earlier visit

  return (
    <Dialog
      wide
      open
      title={libraryTexts.title}
      onClose={onClose}
      actions={<Button onClick={onClose}>{libraryTexts.close}</Button>}
    >
      <BrowseWindow className={styles.library}>
        <Tabs
          name={name}
          label={libraryTexts.tabsLabel}
          value={tab}
          onChange={setTab}
          items={tabs.map((id) => ({ id, label: libraryTexts.tabs[id] }))}
        />
        <TabPanel name={name} id="uploads" value={tab} className={styles.panel}>
          <MyUploads
            editor={editor}
            postId={postId}
            isReplacing={replaceLayerId !== undefined}
            onPick={(asset) => {
              placeAsset(editor, asset, { replaceLayerId })
              onClose()
            }}
            onAddFrame={() => {
              editor.addImageFrame()
              onClose()
            }}
          />
        </TabPanel>
        <TabPanel name={name} id="stock" value={tab} className={styles.panel}>
          <ComingSoon text={libraryTexts.comingSoon.stock} onLeave={() => setTab('uploads')} />
        </TabPanel>
        <TabPanel name={name} id="icons" value={tab} className={styles.panel}>
          <ComingSoon text={libraryTexts.comingSoon.icons} onLeave={() => setTab('uploads')} />
        </TabPanel>
      </BrowseWindow>
    </Dialog>
  )
}

function ComingSoon({ text, onLeave }: { text: string; onLeave: () => void }) {
  const { title, action } = libraryTexts.comingSoon
  return <Callout level={3} title={title} text={text} action={<Button onClick={onLeave}>{action}</Button>} />
}
