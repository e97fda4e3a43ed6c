import sharp from "sharp";

/** A small JPEG as a phone sends it, with Exif data of photographer and place. */
export async function testPhoto(width = 40, height = 20): Promise<Uint8Array<ArrayBuffer>> {
  const data = await sharp({ create: { width, height, channels: 3, background: "#c0392b" } })
    .jpeg()
    .withExif({ IFD0: { Artist: "taro" }, IFD3: { GPSLatitude: "35/1 0/1 0/1" } })
    .toBuffer();
  return new Uint8Array(data);
}
