// A menu and its items build each other, so they live in one file.
import { EventEmitter } from 'node:events'
import type { MenuItemConstructorOptions } from 'electron'
import { strictClass } from '../strict.ts'
import type { BrowserWindow } from '../window/BrowserWindow.ts'
import { roleLabel, runRole } from './roles.ts'

let applicationMenu: Menu | null = null
let lastCommandId = 0

export class Menu extends EventEmitter {
  items: MenuItem[] = []

  static buildFromTemplate(template: (MenuItemConstructorOptions | MenuItem)[]): Menu {
    if (!Array.isArray(template)) throw new TypeError('Invalid template for Menu: Menu template must be an array')
    const menu = new Menu()
    for (const item of template) menu.append(item instanceof MenuItem ? item : new MenuItem(item))
    return menu
  }

  static setApplicationMenu(menu: Menu | null): void {
    applicationMenu = menu
  }

  static getApplicationMenu(): Menu | null {
    return applicationMenu
  }

  static sendActionToFirstResponder(): void {}

  append(item: MenuItem): void {
    this.insert(this.items.length, item)
  }

  insert(position: number, item: MenuItem): void {
    if (!(item instanceof MenuItem)) throw new TypeError('Invalid item')
    item.menu = this
    this.items.splice(position, 0, item)
  }

  getMenuItemById(id: string): MenuItem | null {
    for (const item of this.items) {
      const found = item.id === id ? item : item.submenu?.getMenuItemById(id)
      if (found) return found
    }
    return null
  }

  /** Nothing is drawn; a test finds the items and clicks them. */
  popup(): void {
    this.emit('menu-will-show')
  }

  closePopup(): void {
    this.emit('menu-will-close')
  }

  /** For the stand-in only: the radio items between two separators are one group. */
  checkOnly(chosen: MenuItem): void {
    const at = this.items.indexOf(chosen)
    const isSeparator = (item: MenuItem): boolean => item.type === 'separator'
    const from = this.items.slice(0, at).findLastIndex(isSeparator) + 1
    const next = this.items.slice(at).findIndex(isSeparator)
    for (const item of this.items.slice(from, next < 0 ? undefined : at + next))
      if (item.type === 'radio') item.checked = item === chosen
  }
}
strictClass('Menu', Menu)

/** Members as in Electron; `click()` given no window passes none on, there as here. */
export class MenuItem {
  readonly id: string
  readonly commandId = (lastCommandId += 1)
  readonly type: NonNullable<MenuItemConstructorOptions['type']>
  readonly role: MenuItemConstructorOptions['role']
  readonly accelerator: string | undefined
  readonly registerAccelerator: boolean
  readonly submenu: Menu | undefined
  readonly icon: unknown
  label: string
  sublabel: string
  toolTip: string
  enabled: boolean
  visible: boolean
  checked: boolean
  menu: Menu | undefined
  readonly click: (event?: unknown, window?: BrowserWindow) => void

  constructor(options: MenuItemConstructorOptions) {
    const { submenu, role } = options
    this.id = options.id ?? ''
    this.role = role
    this.type = options.type ?? (submenu ? 'submenu' : 'normal')
    this.label = options.label ?? roleLabel(role)
    this.sublabel = options.sublabel ?? ''
    this.toolTip = options.toolTip ?? ''
    this.accelerator = options.accelerator
    this.registerAccelerator = options.registerAccelerator ?? true
    this.icon = options.icon
    this.enabled = options.enabled ?? true
    this.visible = options.visible ?? true
    this.checked = options.checked ?? false
    this.submenu = Array.isArray(submenu) ? Menu.buildFromTemplate(submenu) : (submenu as Menu | undefined)
    if (this.type === 'submenu' && !this.submenu) throw new Error('Invalid submenu')
    this.click = (event, window) => {
      if (this.type === 'checkbox') this.checked = !this.checked
      if (this.type === 'radio') this.menu?.checkOnly(this)
      if (runRole(role, window)) return
      options.click?.(this as never, window as never, event as never)
    }
  }
}
strictClass('MenuItem', MenuItem)
