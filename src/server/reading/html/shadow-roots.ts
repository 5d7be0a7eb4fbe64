/**
 * Browsers display a declarative shadow root (`<template shadowrootmode>`) instead of its host's content, which appears
 * only in the root's slots. The extraction does not support shadow roots, so they become plain content.
 */

const maxRoots = 2_000

export function openShadowRoots(document: Document): void {
  const templates = [...document.querySelectorAll('template[shadowrootmode]')].slice(0, maxRoots)
  for (const template of templates) openRoot(template)
}

function openRoot(template: Element): void {
  const host = template.parentElement
  if (!host) return
  const root = [...contentOf(template).childNodes]
  template.remove()
  const light = [...host.childNodes]
  host.replaceChildren(...root)
  fillSlots(host, light)
}

/** linkedom keeps a template's content as its children. */
function contentOf(template: Element): ParentNode {
  const { content } = template as HTMLTemplateElement
  return content?.childNodes.length ? content : template
}

/** A slot without content of its host's shows its own. */
function fillSlots(host: Element, light: readonly ChildNode[]): void {
  const slots = [...host.querySelectorAll('slot')]
  const taken = new Set<string>()
  for (const slot of slots) {
    const name = slot.getAttribute('name') ?? ''
    const nodes = taken.has(name) ? [] : light.filter((node) => slotOf(node) === name)
    taken.add(name)
    const hasContent = nodes.some((node) => node.nodeType === 1 || (node.nodeValue ?? '').trim() !== '')
    slot.replaceWith(...(hasContent ? nodes : [...slot.childNodes]))
  }
}

/** The name of the slot that a node of the host belongs to. */
function slotOf(node: ChildNode): string {
  return node.nodeType === 1 ? ((node as Element).getAttribute('slot') ?? '') : ''
}
