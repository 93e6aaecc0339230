/** Draws the picture of a result on a canvas: nothing leaves this device before somebody shares it. */
import type { Look } from '../../parts/players';
import { compose, HEIGHT, type Ink, type Measure, type Pictured, type Shape, WIDTH } from './layout';

/** The drawings of players' objects are 24 wide. */
const SYMBOL = 24;

/** Draw a result and return it as a PNG. */
export async function drawPicture(pictured: Pictured): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws nothing');
  new Painter(context).paint(pictured);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture is empty'))), 'image/png'),
  );
}

class Painter {
  readonly #style = getComputedStyle(document.documentElement);

  constructor(readonly context: CanvasRenderingContext2D) {}

  paint(pictured: Pictured): void {
    const { context } = this;
    context.fillStyle = this.#ink('wall');
    context.fillRect(0, 0, WIDTH, HEIGHT);
    context.lineJoin = context.lineCap = 'round';
    const measure: Measure = (text, size, isBold, isTitle) => {
      context.font = this.#font(size, isBold, isTitle);
      return context.measureText(text).width;
    };
    for (const shape of compose(pictured, measure)) this.#draw(shape);
  }

  /** Return a colour of the page by its name. */
  #ink(name: Ink | `p${string}`): string {
    return this.#style.getPropertyValue(`--${name}`).trim() || '#000';
  }

  #font(size: number, isBold: boolean, isTitle: boolean): string {
    const family = this.#style.getPropertyValue(isTitle ? '--font-display' : '--font-ui').trim() || 'sans-serif';
    return `${isBold ? 700 : 400} ${size}px ${family}`;
  }

  #draw(shape: Shape): void {
    const { context } = this;
    if (shape.kind === 'panel') {
      context.fillStyle = this.#ink('paper');
      context.beginPath();
      context.roundRect(shape.x, shape.y, shape.width, shape.height, 14);
      context.fill();
    } else if (shape.kind === 'text') {
      context.font = this.#font(shape.size, shape.isBold ?? false, shape.isTitle ?? false);
      context.fillStyle = this.#ink(shape.ink);
      context.textAlign = shape.align ?? 'left';
      context.fillText(shape.text, shape.x, shape.y);
    } else if (shape.kind === 'line') {
      context.strokeStyle = this.#ink(shape.colour);
      context.lineWidth = shape.width;
      context.setLineDash([...(shape.dash ?? [])]);
      context.beginPath();
      for (const [x, y] of shape.places) context.lineTo(x, y);
      context.stroke();
      context.setLineDash([]);
    } else if (shape.kind === 'disc') this.#disc(shape.x, shape.y, shape.radius, shape.look);
    else this.#mark(shape.x, shape.y, shape.number);
  }

  #circle(x: number, y: number, radius: number, fill: string, edge: string, width: number): void {
    const { context } = this;
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fillStyle = fill;
    context.fill();
    context.strokeStyle = edge;
    context.lineWidth = width;
    context.stroke();
  }

  #mark(x: number, y: number, number: number): void {
    const { context } = this;
    this.#circle(x, y, 13, this.#ink('lamp'), this.#ink('lamp-line'), 2);
    context.font = this.#font(16, true, false);
    context.fillStyle = this.#ink('on-lamp');
    context.textAlign = 'center';
    context.fillText(String(number), x, y + 5.5);
  }

  #disc(x: number, y: number, radius: number, { colour, object }: Look): void {
    const { context } = this;
    const cut = this.#ink(colour as `p${string}`);
    this.#circle(x, y, radius, cut, this.#ink('paper'), Math.max(2, radius / 9));
    const scale = (1.3 * radius) / SYMBOL;
    context.save();
    context.translate(x - (SYMBOL * scale) / 2, y - (SYMBOL * scale) / 2);
    context.scale(scale, scale);
    for (const part of document.getElementById(object)?.querySelectorAll('path, circle, ellipse, rect') ?? []) {
      const path = pathOf(part);
      const ink = (name: string): string | null => {
        const asked = part.getAttribute(name) ?? (name === 'fill' ? 'currentColor' : 'none');
        return asked === 'none' ? null : asked.includes('--cut') ? cut : '#fff';
      };
      const [fill, stroke] = [ink('fill'), ink('stroke')];
      if (fill !== null) {
        context.fillStyle = fill;
        context.fill(path);
      }
      if (stroke !== null) {
        context.strokeStyle = stroke;
        context.lineWidth = Number(part.getAttribute('stroke-width') ?? 1);
        context.stroke(path);
      }
    }
    context.restore();
  }
}

/** Return the outline of a part of a drawing. */
function pathOf(part: Element): Path2D {
  const of = (name: string): number => Number(part.getAttribute(name) ?? 0);
  const path = new Path2D(part.getAttribute('d') ?? undefined);
  if (part.tagName === 'circle') path.arc(of('cx'), of('cy'), of('r'), 0, 2 * Math.PI);
  else if (part.tagName === 'ellipse') path.ellipse(of('cx'), of('cy'), of('rx'), of('ry'), 0, 0, 2 * Math.PI);
  else if (part.tagName === 'rect') path.roundRect(of('x'), of('y'), of('width'), of('height'), of('rx'));
  return path;
}
