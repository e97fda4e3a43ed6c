import type { Block } from "@noren/contract";
import { useEffect, useMemo } from "react";
import { shallowEqual } from "react-redux";
import type { ShownBlock } from "#ui/slots/blocks/blocks.props";
import { useAppDispatch, useAppSelector } from "../state/hooks.ts";
import { selectBlockData, subscribeBlocks, toShownBlock } from "./block-sources.ts";

const NONE: readonly Block[] = [];

/** The blocks of a page whose data are there. */
export function useBlocks(blocks: readonly Block[] = NONE): readonly ShownBlock[] {
  const dispatch = useAppDispatch();
  useEffect(() => subscribeBlocks(dispatch, blocks), [dispatch, blocks]);
  const data = useAppSelector((state) => selectBlockData(state, blocks), shallowEqual);
  return useMemo(
    () => blocks.map((block, index) => toShownBlock(block, data[index])).filter((block) => block !== null),
    [blocks, data],
  );
}
