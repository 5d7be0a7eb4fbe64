/** The pricing page's only script: Contact Sales opens a dialog instead of following its link down the page. */

const dialog = document.querySelector('dialog')
const link = document.querySelector<HTMLAnchorElement>('[data-opens="contact"]')

// With a contact address of the installation, the link leads there.
if (link?.getAttribute('href')?.startsWith('#')) {
  link.addEventListener('click', (event) => {
    event.preventDefault()
    dialog?.showModal()
  })
}

dialog?.addEventListener('click', (event) => {
  if (event.target === dialog) dialog.close()
})
