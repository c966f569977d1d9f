import { useRef, useState, type PointerEvent } from 'react';
import { keepOnMap, type Shape } from './lasso.ts';
import {
  boundView,
  fromScreen,
  panView,
  zoomView,
  type MapPoint,
  type MapSize,
  type Viewport,
} from './mercator.ts';

/** In pixels: a shorter movement is a click. */
const dragPixels = 4;

interface Drag {
  /** Position of each pressed pointer, by pointer id. */
  readonly pointers: ReadonlyMap<number, MapPoint>;
  readonly start: MapPoint;
  readonly moved: boolean;
  /** The shape drawn so far, as fractions of the world, so that it stays in place if the map moves; null while dragging the map. */
  readonly shape: Shape | null;
}

const pixelOf = ({ clientX, clientY }: MouseEvent | PointerEvent, frame: Element): MapPoint => {
  const { left, top } = frame.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
};

const middleOf = (points: readonly MapPoint[]): MapPoint => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

const spread = ([a, b]: readonly MapPoint[]): number =>
  a && b ? Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)) : 1;

interface MapViewOptions {
  readonly size: MapSize;
  readonly initial: Viewport;
  /** Whether dragging draws a shape instead of moving the map. */
  readonly drawing: boolean;
  readonly onDrawn: (shape: Shape) => void;
}

export function useMapView({ size, initial, drawing, onDrawn }: MapViewOptions) {
  const [moved, setMoved] = useState<Viewport | null>(null);
  const [shownDrag, showDrag] = useState<Drag | null>(null);
  // Several movements can arrive before the next render, so they read the last drag here.
  const lastDrag = useRef<Drag | null>(null);
  const setDrag = (drag: Drag | null) => {
    lastDrag.current = drag;
    showDrag(drag);
  };
  const view = moved ? boundView(moved, size) : initial;
  const change = (next: (view: Viewport) => Viewport) =>
    setMoved((before) => next(before ?? initial));
  const centre = { x: size.width / 2, y: size.height / 2 };

  const zoomBy = (by: number, pixel: MapPoint = centre) =>
    change((before) => zoomView(before, by, pixel, size));
  const panBy = (x: number, y: number) => change((before) => panView(before, { x, y }, size));

  const dragTo = (event: PointerEvent<HTMLElement>) => {
    const drag = lastDrag.current;
    const from = drag?.pointers.get(event.pointerId);
    if (!drag || !from) return;
    const at = pixelOf(event, event.currentTarget);
    const hasMoved =
      drag.moved || Math.hypot(at.x - drag.start.x, at.y - drag.start.y) > dragPixels;
    if (!hasMoved) return;
    if (!drag.moved) event.currentTarget.setPointerCapture(event.pointerId);
    const pointers = new Map(drag.pointers).set(event.pointerId, at);
    const shape = drag.shape && [...drag.shape, fromScreen(keepOnMap(at, size), view, size)];
    if (!shape) {
      const [before, after] = [[...drag.pointers.values()], [...pointers.values()]];
      const [middle, next] = [middleOf(before), middleOf(after)];
      change((known) =>
        zoomView(
          panView(known, { x: next.x - middle.x, y: next.y - middle.y }, size),
          Math.log2(spread(after) / spread(before)),
          next,
          size,
        ),
      );
    }
    setDrag({ pointers, start: drag.start, moved: true, shape });
  };

  const release = (event: PointerEvent<HTMLElement>) => {
    const drag = lastDrag.current;
    if (!drag) return;
    if (event.type === 'pointerup' && drag.shape && drag.moved) onDrawn(drag.shape);
    const pointers = new Map(drag.pointers);
    pointers.delete(event.pointerId);
    setDrag(pointers.size > 0 && !drag.shape ? { ...drag, pointers } : null);
  };

  return {
    view,
    /** The shape that is being drawn. */
    shape: shownDrag?.moved ? shownDrag.shape : null,
    stopDrawing: () => setDrag(null),
    isDragging: shownDrag?.moved === true,
    show: setMoved,
    zoomBy,
    panBy,
    /** React's wheel listeners are passive, so they can't prevent the page from scrolling. */
    listenToWheel: (element: HTMLElement | null) => {
      if (!element) return undefined;
      const onWheel = (event: WheelEvent) => {
        event.preventDefault();
        const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
        // A browser reports a touchpad pinch as a wheel event with Ctrl, in smaller steps.
        const speed = event.ctrlKey ? 0.01 : 0.0025;
        zoomBy(-event.deltaY * lines * speed, pixelOf(event, element));
      };
      element.addEventListener('wheel', onWheel, { passive: false });
      return () => element.removeEventListener('wheel', onWheel);
    },
    pointers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        const at = pixelOf(event, event.currentTarget);
        const pointers = new Map(lastDrag.current?.pointers).set(event.pointerId, at);
        const draws = pointers.size === 1 && (drawing || event.shiftKey);
        const shape = draws ? [fromScreen(at, view, size)] : null;
        setDrag({ pointers, start: at, moved: pointers.size > 1, shape });
      },
      onPointerMove: dragTo,
      onPointerUp: release,
      onPointerCancel: release,
    },
  };
}
