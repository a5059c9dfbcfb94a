import HtmlWebpackPlugin from "html-webpack-plugin";
import MiniCssExtractPlugin from "mini-css-extract-plugin";

const swc = {
  jsc: {
    parser: { syntax: "typescript", tsx: true },
    transform: { react: { runtime: "automatic" } },
    target: "es2022",
  },
};

export default {
  mode: "production",
  entry: "./src/main.tsx",
  output: { filename: "[name].[contenthash].js", publicPath: "/", clean: true },
  module: {
    rules: [
      { test: /\.tsx?$/, loader: "swc-loader", options: swc },
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, "css-loader"] },
    ],
  },
  plugins: [
    new HtmlWebpackPlugin({ template: "index.html" }),
    new MiniCssExtractPlugin({ filename: "[name].[contenthash].css" }),
  ],
  // The page carries React and a router beside the screens; the screens' own bytes have a budget elsewhere.
  performance: { hints: false },
};
